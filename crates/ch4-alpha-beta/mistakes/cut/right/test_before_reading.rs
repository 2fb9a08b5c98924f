//! right: The loop is left before the next leaf is read.
//! told: At [40, …] 1 leaf of 2 is read
// ANCHOR: body
let mut value = match mover { Player::First => Value::MIN, Player::Second => Value::MAX };
for (at, leaf) in node.children().iter().enumerate() {
    if at > 0 {
        match mover {
            Player::First if value >= held => return Known::AtLeast(value),
            Player::Second if value <= held => return Known::AtMost(value),
            _ => {}
        }
    }
    value = match mover { Player::First => value.max(leaf.value()), Player::Second => value.min(leaf.value()) };
}
Known::Exactly(value)
// ANCHOR_END: body
