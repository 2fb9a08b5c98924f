//! mistake: MIN alone begins with 0.
//! says: [[9, 4, 6, 2]] is 2, and you say 0: no leaf says 0
// ANCHOR: start
let mut value = match c { Player::First => Value::MIN, Player::Second => 0 };
// ANCHOR_END: start
