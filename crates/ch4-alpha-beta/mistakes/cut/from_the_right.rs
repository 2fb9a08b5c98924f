//! mistake: The leaves are read from the last to the first.
//! says: the leaves are read from left to right
// ANCHOR: body
    let mut value = match mover {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
    };
    for leaf in node.children().iter().rev() {
        match mover {
            Player::First => {
                value = value.max(leaf.value());
                if value >= held {
                    return Known::AtLeast(value);
                }
            }
            Player::Second => {
                value = value.min(leaf.value());
                if value <= held {
                    return Known::AtMost(value);
                }
            }
        }
    }
    Known::Exactly(value)
// ANCHOR_END: body
