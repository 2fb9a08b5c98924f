//! mistake: Each call has a memo of its own.
//! says: The memo holds one position, the one that was asked for
// CHANGE: body
-     let rest = same_position(&new_board, memo);
+     let mut below = memo.clone();
+     let rest = same_position(&new_board, &mut below);
