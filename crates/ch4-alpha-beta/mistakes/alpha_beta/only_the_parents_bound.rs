//! mistake: Children learn the best value of their parent, and nothing from further up.
//! says: A bound from further up must cut as well. What does yours hand down besides its best value?
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = match board.to_move() {
+         Player::First => alpha_beta(&new_board, depth - 1, best_value, Value::MAX),
+         Player::Second => alpha_beta(&new_board, depth - 1, Value::MIN, best_value),
+     };
