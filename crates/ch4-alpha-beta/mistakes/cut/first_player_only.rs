//! mistake: Both players keep the largest.
//! says: MIN takes the smallest leaf, and yours the largest.
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MIN,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if value >= held {
                return Known::AtLeast(value);
            }
        }
        Player::Second => {
            value = value.max(leaf.value());
            if value <= held {
                return Known::AtMost(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
