//! mistake: Only what closed the window is a bound.
//! says: nothing came above alpha, and there may be less: AtMost.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
