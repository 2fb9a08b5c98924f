//! mistake: The player to move is asked of the new board.
//! says: Yours tries the worst first, except where the same player moves again. The board before the move says who makes it, and not the one after it.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
- match board.to_move() {
+ let new_board = board.play(mv);
+ let value = new_board.evaluate();
+ match new_board.to_move() {
