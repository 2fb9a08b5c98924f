//! mistake: An inner node begins with what is written there.
//! says: you say 0: yours is 0, and no leaf says 0.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = node.value();
