//! mistake: The last image compared takes the place of the least.
//! says: 46, not 12: turn the board as well, and keep the least of all that were seen.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = turned.clone().min(mirror(&turned));
