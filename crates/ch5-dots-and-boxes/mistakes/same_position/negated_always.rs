//! mistake: The rest is negated after every line.
//! says: Who closes a box moves again, so the rest is the mover's too
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
-         dots.closes(line) + rest
-     } else {
-         -rest
-     };
+     let value = dots.closes(line) - rest;
