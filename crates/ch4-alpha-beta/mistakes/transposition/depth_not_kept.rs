//! mistake: Every entry has depth 0.
//! says: Keep each as it is handed in.
// CHANGE: keep
-     depth,
+     depth: 0,
