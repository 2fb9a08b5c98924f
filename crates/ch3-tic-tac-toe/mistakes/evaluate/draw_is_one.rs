//! mistake: A draw is worth something to X.
//! says: nobody has won after 0 moves: 0, not 1
// CHANGE: value
-     None => 0,
+     None => 1,
