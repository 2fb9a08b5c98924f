//! mistake: An inner node begins with 0 instead of the worst there is.
//! says: Yours returns 0 where no leaf is 0. Begin with the worst there is, −∞ for MAX and +∞ for MIN, or with the first child.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = 0;
