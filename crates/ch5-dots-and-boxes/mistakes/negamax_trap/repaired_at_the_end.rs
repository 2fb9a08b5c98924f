//! mistake: Only after the last line nothing is negated.
//! says: After the last line of a game yours does not negate, and before it always.
// CHANGE: reply
-     let value = if new_board.to_move() == board.to_move() {
+     let value = if new_board.done() {
