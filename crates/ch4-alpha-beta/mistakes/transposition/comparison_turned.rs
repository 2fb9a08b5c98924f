//! mistake: The comparisons are turned round.
//! says: It lies between alpha and beta, so it is the value.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
-     _ if value >= beta => Bound::AtLeast,
+     _ if value >= alpha => Bound::AtMost,
+     _ if value <= beta => Bound::AtLeast,
