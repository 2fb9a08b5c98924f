//! mistake: The question is whether a move is as good, not whether it is better.
//! says: That asks for 4 or more, and an equal move is not better.
// CHANGE: reply
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
+     Player::First => (alpha - 1, alpha),
+     Player::Second => (beta, beta + 1),
