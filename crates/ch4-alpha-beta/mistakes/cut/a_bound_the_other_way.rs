//! mistake: Nothing reached held, so it is a bound the other way.
//! says: every leaf was read, so the value is exactly 45.
// ANCHOR: body
    let mut value = match mover {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
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
                value = value.min(leaf.value());
                if value <= held {
                    return Known::AtMost(value);
                }
            }
        }
    }
    match mover {
        Player::First => Known::AtMost(value),
        Player::Second => Known::AtLeast(value),
    }
// ANCHOR_END: body
