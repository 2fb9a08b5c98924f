//! mistake: Edges are put before corners.
//! says: An edge has two lines, and a corner three: corners come before edges.
// CHANGE: by_cell
-     1 | 3 | 7 | 9 => 1,
-     _ => 2,
+     1 | 3 | 7 | 9 => 2,
+     _ => 1,
