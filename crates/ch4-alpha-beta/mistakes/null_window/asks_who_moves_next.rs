//! mistake: The new board is asked who moves.
//! says: to MAX better means more than 4
// CHANGE: reply
- let (low, high) = match board.to_move() {
+ let (low, high) = match new_board.to_move() {
