//! right: The smallest and the largest number there is.
//! told: your worst cases, Value::MIN for X and Value::MAX for O.
// ANCHOR: worst
if mover == Player::First { Value::MIN } else { Value::MAX }
// ANCHOR_END: worst
