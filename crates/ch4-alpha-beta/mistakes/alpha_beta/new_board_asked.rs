//! mistake: The new board is asked who moves.
//! says: not the new one
// CHANGE: body
-     match board.to_move() {
+     match new_board.to_move() {
