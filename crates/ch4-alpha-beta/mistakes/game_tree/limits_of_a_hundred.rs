//! mistake: The worst there is is taken to be 100 away from 0.
//! says: 100 is not the worst there is: a value may be any number.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => -100,
+     Player::Second => 100,
