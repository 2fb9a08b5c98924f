//! mistake: The best value begins with what is held, and stops there.
//! says: What is held is the other player's: begin with the worst there is for
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => held,
+     Player::Second => held,
