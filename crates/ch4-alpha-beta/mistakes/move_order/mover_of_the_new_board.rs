//! mistake: The player to move is asked of the new board.
//! says: Who makes the move, the board before it says
// CHANGE: by_value
- let value = board.play(mv).evaluate();
- match board.to_move() {
+ let new_board = board.play(mv);
+ let value = new_board.evaluate();
+ match new_board.to_move() {
