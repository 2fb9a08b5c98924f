//! mistake: The range begins at 0.
//! says: yours asked the board for cell 0, and it should ask only for a cell from 1 to 9.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if cell < 10 && grid.is_empty(cell) => return Some(cell),
