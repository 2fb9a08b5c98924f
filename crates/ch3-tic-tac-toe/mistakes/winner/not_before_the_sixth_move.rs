//! mistake: Looks for a winner from the sixth move on.
//! says: has won, and you say nobody: the first win comes with the fifth move, and you miss all of those.
// CHANGE: body
+ if board.moves_done <= 5 {
+     return None;
+ }
  let s = &board.squares;
