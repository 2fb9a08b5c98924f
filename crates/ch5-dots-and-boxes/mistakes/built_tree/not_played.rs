//! mistake: A child holds the board of its parent.
//! says: as it was before move 1: play the move
// CHANGE: body
-         board: board.play(mv),
+         board: board.clone(),
