//! mistake: At alpha it is said to be "at least", at beta "at most".
//! says: and you keep AtMost: at beta the search stopped, and there may be more: AtLeast.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
-     _ if value >= beta => Bound::AtLeast,
+     _ if value <= alpha => Bound::AtLeast,
+     _ if value >= beta => Bound::AtMost,
