//! mistake: Takes a full board for a draw before it looks for a line.
//! says: A full board can be won too, with the ninth move.
// CHANGE: body
+ if board.moves_done == 9 {
+     return None;
+ }
  let s = &board.squares;
