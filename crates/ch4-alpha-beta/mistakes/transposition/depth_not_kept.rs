//! mistake: Every entry has depth 0.
//! says: the entry holds depth 0
// CHANGE: keep
-     depth,
+     depth: 0,
