//! mistake: The value is compared with 0, not with the window.
//! says: No move was above alpha, so the value can be lower still.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
-     _ if value >= beta => Bound::AtLeast,
+     _ if value < 0 && alpha < beta => Bound::AtMost,
+     _ if value > 0 => Bound::AtLeast,
