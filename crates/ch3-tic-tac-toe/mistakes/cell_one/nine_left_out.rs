//! mistake: The classic range without its end.
//! says: The cells are 1 to 9, 9 included.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if (1..9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
