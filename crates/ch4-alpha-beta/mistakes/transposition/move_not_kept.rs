//! mistake: The move is not kept.
//! says: and no move: keep each as it is.
// CHANGE: keep
-     recommended,
+     recommended: recommended.filter(|_| false),
