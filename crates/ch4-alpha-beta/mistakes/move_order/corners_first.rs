//! mistake: Corners are put before the centre.
//! says: A corner has three lines, and the centre four: the centre comes first.
// CHANGE: by_cell
-     5 => 0,
-     1 | 3 | 7 | 9 => 1,
+     5 => 1,
+     1 | 3 | 7 | 9 => 0,
