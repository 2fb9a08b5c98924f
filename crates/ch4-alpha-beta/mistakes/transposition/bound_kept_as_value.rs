//! mistake: Whatever comes back is kept as the exact value.
//! says: Every value is exact in yours. At a cut only a bound was known.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
-     _ if value >= beta => Bound::AtLeast,
