//! mistake: MAX begins with +∞ and MIN with −∞.
//! says: Yours finds −∞ in [47, 45, 46], and no leaf has that value. Begin with the worst there is: −∞ for MAX, +∞ for MIN.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => Value::MAX,
+     Player::Second => Value::MIN,
