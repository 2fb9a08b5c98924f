//! mistake: Only what came to nothing is a bound.
//! says: at beta the search stopped, and there may be more: AtLeast.
// CHANGE: keep
-     _ if value >= beta => Bound::AtLeast,
