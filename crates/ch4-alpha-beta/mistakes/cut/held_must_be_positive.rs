//! mistake: 0 or less is taken for "nothing held".
//! says: after the −5 nothing here can matter
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if held > 0 && value >= held {
                return Known::AtLeast(value);
            }
        }
        Player::Second => {
            value = value.min(leaf.value());
            if held > 0 && value <= held {
                return Known::AtMost(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
