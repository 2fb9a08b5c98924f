//! mistake: A board that is over is valued 0.
//! says: Where the game is over there is no move to try: evaluate the board.
// CHANGE: body
-     return (board.evaluate(), None);
+     return (if board.done() { 0 } else { board.evaluate() }, None);
