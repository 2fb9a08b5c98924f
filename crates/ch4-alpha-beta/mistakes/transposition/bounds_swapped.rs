//! mistake: At alpha it is said to be "at least", at beta "at most".
//! says: At beta the search stopped, so the value can be higher still.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
-     _ if value >= beta => Bound::AtLeast,
+     _ if value <= alpha => Bound::AtLeast,
+     _ if value >= beta => Bound::AtMost,
