//! mistake: The range begins at 0.
//! says: 0 accepted: check 1..=9 before the board.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if cell < 10 && grid.is_empty(cell) => return Some(cell),
