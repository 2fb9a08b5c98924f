//! mistake: Only the four turns are compared.
//! says: fundamental(8): yours returned 24 boards of 12 kinds, and it should be 12, one of each kind. A mirror image is the same board: each of the four turns has one.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone());
