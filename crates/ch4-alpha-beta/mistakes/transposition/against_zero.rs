//! mistake: The value is compared with 0, not with the window.
//! says: a search with the window [0, 2] returned 0, and you keep Exact: nothing came above alpha
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
-     _ if value >= beta => Bound::AtLeast,
+     _ if value < 0 && alpha < beta => Bound::AtMost,
+     _ if value > 0 => Bound::AtLeast,
