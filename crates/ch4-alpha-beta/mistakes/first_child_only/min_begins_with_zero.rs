//! mistake: MIN alone begins with 0.
//! says: No leaf is 0. An inner node begins with the worst there is for its player, −∞ for MAX and +∞ for MIN.
// ANCHOR: start
let mut value = match c { Player::First => Value::MIN, Player::Second => 0 };
// ANCHOR_END: start
