//! mistake: Skips the word behind the answer.
//! says: and then 8 typed: yours took the 8 away as well, and it should leave it.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => {
+             typed.skip();
+             return Some(cell);
+         }
