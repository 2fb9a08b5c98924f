//! mistake: Children learn the best value of their parent, and nothing from further up.
//! says: A grandparent's bound cuts, too. What does yours hand down besides its best value?
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = match board.to_move() {
+         Player::First => alpha_beta(&new_board, depth - 1, best_value, Value::MAX),
+         Player::Second => alpha_beta(&new_board, depth - 1, Value::MIN, best_value),
+     };
