//! mistake: The cells are taken to be numbered from 0.
//! says: The cells are numbered from 1 to 9, and the centre is 5.
// CHANGE: by_cell
-     5 => 0,
-     1 | 3 | 7 | 9 => 1,
+     4 => 0,
+     0 | 2 | 6 | 8 => 1,
