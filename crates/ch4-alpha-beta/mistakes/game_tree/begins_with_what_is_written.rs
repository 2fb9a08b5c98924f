//! mistake: An inner node begins with what is written there.
//! says: Yours returns 0 where no leaf is 0. Begin with the worst there is, −∞ for MAX and +∞ for MIN, or with the first child.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = node.value();
