//! mistake: Only the first player narrows the window.
//! says: At MIN the window is not narrowed. Take a MIN node
// CHANGE: children
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => {},
