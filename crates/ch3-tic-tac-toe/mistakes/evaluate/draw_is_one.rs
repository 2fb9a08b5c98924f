//! mistake: A draw is worth something to X.
//! says: Nobody has won, and neither is better off.
// CHANGE: value
-     None => 0,
+     None => 1,
