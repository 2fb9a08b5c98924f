//! mistake: MAX begins with +∞ and MIN with −∞.
//! says: yours says −∞ of [47, 45, 46], and no leaf says so.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => Value::MAX,
+     Player::Second => Value::MIN,
