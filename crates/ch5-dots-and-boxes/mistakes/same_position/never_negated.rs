//! mistake: The rest is never negated.
//! says: Where the turn passes, the rest is the other player's: with its sign turned.
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
-         dots.closes(line) + rest
-     } else {
-         -rest
-     };
+     let value = dots.closes(line) + rest;
