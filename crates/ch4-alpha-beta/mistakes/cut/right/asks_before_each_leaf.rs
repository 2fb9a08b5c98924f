//! right: It is asked before each leaf whether what was read is enough, so the last leaf leaves an exact value.
// ANCHOR: body
    let mut value = match mover {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
    };
    for leaf in node.children() {
        match mover {
            Player::First => {
                if value >= held {
                    return Known::AtLeast(value);
                }
                value = value.max(leaf.value());
            }
            Player::Second => {
                if value <= held {
                    return Known::AtMost(value);
                }
                value = value.min(leaf.value());
            }
        }
    }
    Known::Exactly(value)
// ANCHOR_END: body
