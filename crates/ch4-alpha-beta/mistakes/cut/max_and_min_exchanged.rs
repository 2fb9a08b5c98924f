//! mistake: MIN keeps the largest, MAX the smallest.
//! says: yours do it the other way round
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MAX,
    Player::Second => Value::MIN,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.min(leaf.value());
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
