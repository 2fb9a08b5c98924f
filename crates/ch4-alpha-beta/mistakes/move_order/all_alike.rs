//! mistake: Every cell has the same rank.
//! says: Every cell has the same rank in yours.
// CHANGE: by_cell
-     1 | 3 | 7 | 9 => 1,
-     _ => 2,
+     1 | 3 | 7 | 9 => 0,
+     _ => 0,
