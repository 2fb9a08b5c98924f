//! mistake: Takes the largest value, whoever moves.
//! says: the best move for O leads to 3, and you say 7: ask the board what is better for the player to move.
// CHANGE: value
-     board.worst_case()
+     Value::MIN

-     if board.better(value, best) {
+     if value > best {
