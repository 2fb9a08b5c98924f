//! mistake: The worst there is is taken to be 100 away from 0.
//! says: Where MIN moves, yours returns 100 for [1000000000]: 100 is not the worst there is, for a value can be any number.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => -100,
+     Player::Second => 100,
