//! mistake: Only the old board is asked who moves.
//! says: One board does not say whether the turn passed
// CHANGE: reply
- let value = if new_board.to_move() == board.to_move() {
+ let value = if board.to_move() == Player::First {
