//! mistake: An inner node begins with 0 instead of the worst there is.
//! says: Where MIN moves, [4, 9, 2, 6] is 2, and you say 0: yours is 0, and no leaf says 0.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = 0;
