//! mistake: Each move is played once to ask who moves, and once to search.
//! says: A board is made more than once: where one move is left, 2 boards are built.
// CHANGE: children
-     let child = board.play(mv);
+     let _stays = board.play(mv).to_move() == board.to_move();
+     let child = board.play(mv);
