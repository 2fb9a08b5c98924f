//! mistake: Takes the largest value, whoever moves.
//! says: Ask the board what is better for the player to move.
// CHANGE: value
-     board.worst_case()
+     Value::MIN

-     if board.better(value, best) {
+     if value > best {
