//! mistake: Only the second player narrows the window.
//! says: At MAX the window is not narrowed. Take a MAX node
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
+         Player::First => {},
