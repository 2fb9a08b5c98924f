//! mistake: Nothing is exact.
//! says: It lies between alpha and beta, so it is the value.
// CHANGE: keep
-     _ => Bound::Exact,
+     _ => Bound::AtLeast,
