//! mistake: The new board is asked who moves.
//! says: where MAX moves twice, yours is right: it asks the new board who moves, not this one.
// CHANGE: reply
- let (low, high) = match board.to_move() {
+ let (low, high) = match new_board.to_move() {
