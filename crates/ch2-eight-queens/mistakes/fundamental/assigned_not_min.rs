//! mistake: The last image compared takes the place of the least.
//! says: fundamental(8): yours returned 46 boards of 12 kinds, and it should be 12, one of each kind. Turn the board as well, and keep the least of all that were seen.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = turned.clone().min(mirror(&turned));
