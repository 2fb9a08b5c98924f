//! mistake: MAX compares with alpha, MIN with beta.
//! says: Your search skipped a move that alpha-beta tries
// CHANGE: body
-     if alpha >= beta {
+     let stop = match board.to_move() { Player::First => best_value <= alpha, Player::Second => best_value >= beta };
+     if stop && alpha != Value::MIN {
