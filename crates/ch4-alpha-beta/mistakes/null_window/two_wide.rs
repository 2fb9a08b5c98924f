//! mistake: A number lies between the ends of the window.
//! says: yours first searched move 2 with the window (4, 6), and it should be (4, 5).
// CHANGE: reply
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
+     Player::First => (alpha, alpha + 2),
+     Player::Second => (beta - 2, beta),
