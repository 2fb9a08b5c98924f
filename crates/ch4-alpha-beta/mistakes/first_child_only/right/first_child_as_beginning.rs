//! right: Option for the best value.
// ANCHOR: start
let mut value = if c == Player::First { Value::MIN } else { Value::MAX };
// ANCHOR_END: start
// ANCHOR: child
let child_value = val(child, c.other(), value);
if c == Player::First { if child_value > value { value = child_value; } } else if child_value < value { value = child_value; }
if (c == Player::First && value >= vp) || (c == Player::Second && value <= vp) { break; }
// ANCHOR_END: child
