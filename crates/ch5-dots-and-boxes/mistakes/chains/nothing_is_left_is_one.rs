//! mistake: Nothing left is worth the least.
//! says: With no chain left the worth is 0: nothing is left to win or lose.
// CHANGE: open_one
-     return 0;
+     return -1;
