//! mistake: A value at the end of the window is taken to be exact.
//! says: At beta the search stopped, so the value can be higher still.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
-     _ if value >= beta => Bound::AtLeast,
+     _ if value < alpha => Bound::AtMost,
+     _ if value > beta => Bound::AtLeast,
