//! mistake: Skips the word behind the answer.
//! says: the 8 that was typed next is gone: take no word too many.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => {
+             typed.skip();
+             return Some(cell);
+         }
