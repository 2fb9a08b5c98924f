//! mistake: The distance to what is held is worked out, and overflows for far values.
//! says: compare them and work out no difference
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if value - held >= 0 {
                return Known::AtLeast(value);
            }
        }
        Player::Second => {
            value = value.min(leaf.value());
            if held - value >= 0 {
                return Known::AtMost(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
