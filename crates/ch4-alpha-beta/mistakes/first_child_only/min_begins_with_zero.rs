//! mistake: MIN alone begins with 0.
//! says: in [[9, 4, 6, 2]] yours finds 0, and no leaf says 0
// ANCHOR: start
let mut value = match c { Player::First => Value::MIN, Player::Second => 0 };
// ANCHOR_END: start
