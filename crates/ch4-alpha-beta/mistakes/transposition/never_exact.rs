//! mistake: Nothing is exact.
//! says: it lies between alpha and beta, so it is the value.
// CHANGE: keep
-     _ => Bound::Exact,
+     _ => Bound::AtLeast,
