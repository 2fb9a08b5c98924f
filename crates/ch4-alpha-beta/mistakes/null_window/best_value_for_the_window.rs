//! mistake: The question is about the best value here, and a better one is held elsewhere.
//! says: That asks for more than 2, the best value at this board. But MAX came here with alpha = 4
// CHANGE: reply
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
+     Player::First => (best_value, best_value + 1),
+     Player::Second => (best_value - 1, best_value),
