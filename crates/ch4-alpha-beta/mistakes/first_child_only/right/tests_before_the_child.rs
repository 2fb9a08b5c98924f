//! right: The bound is tested before each child.
// ANCHOR: child
let refuted = match c {
    Player::First => value >= vp,
    Player::Second => value <= vp,
};
if refuted && value != Value::MIN && value != Value::MAX { break; }
value = match c {
    Player::First => value.max(val(child, Player::Second, value)),
    Player::Second => value.min(val(child, Player::First, value)),
};
// ANCHOR_END: child
