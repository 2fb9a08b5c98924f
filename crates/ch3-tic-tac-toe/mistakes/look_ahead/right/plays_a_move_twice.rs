//! right: plays a move once to ask whether the game is over, and once to look into it
//! told: two moves deep you visited 163 nodes where 82 suffice
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = if new_board.done() { (new_board.evaluate(), None) } else { look_ahead(&board.play(try_it), depth - 1) };
