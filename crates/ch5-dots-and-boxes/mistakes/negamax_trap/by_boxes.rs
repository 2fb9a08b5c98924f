//! mistake: Asks whether the score has changed, not who moves: right on this field, and on no other board.
//! says: In yours the sign depends on what is gained. Ask who moves
// CHANGE: reply
- let value = if new_board.to_move() == board.to_move() {
+ let value = if new_board.evaluate() != board.evaluate() {
