//! mistake: A new memo for each call.
//! says: The memo holds one position, the one that was asked for
// CHANGE: body
-     let rest = same_position(&new_board, memo);
+     let rest = same_position(&new_board, &mut Memo::new());
