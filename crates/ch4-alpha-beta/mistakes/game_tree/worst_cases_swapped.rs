//! mistake: MAX begins with the largest value and MIN with the smallest, which nothing replaces.
//! says: The value it begins with was never replaced. Begin with the worst there is
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => Value::MAX,
+     Player::Second => Value::MIN,
