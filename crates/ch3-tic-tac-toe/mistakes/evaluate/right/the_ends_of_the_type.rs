//! right: The smallest and the largest number there is.
// ANCHOR: worst
if mover == Player::First { Value::MIN } else { Value::MAX }
// ANCHOR_END: worst
