//! mistake: A value at the end of the window is taken to be exact.
//! says: a search with the window [−2, 1] returned 1, and you keep Exact: at beta the search stopped
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
-     _ if value >= beta => Bound::AtLeast,
+     _ if value < alpha => Bound::AtMost,
+     _ if value > beta => Bound::AtLeast,
