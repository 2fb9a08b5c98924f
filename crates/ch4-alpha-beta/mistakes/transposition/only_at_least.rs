//! mistake: Only what closed the window is a bound.
//! says: No move was above alpha, so the value can be lower still.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
