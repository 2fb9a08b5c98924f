//! mistake: Only what came to nothing is a bound.
//! says: At beta the search stopped, so the value can be higher still.
// CHANGE: keep
-     _ if value >= beta => Bound::AtLeast,
