//! mistake: I think held belongs to the mover: MAX holds 44, so MAX stops when a leaf is less.
//! says: yours keeps the best leaf for `mover`, and stops as the other player would.
// ANCHOR: body
    let mut value = match mover {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
    };
    for leaf in node.children() {
        match mover {
            Player::First => {
                value = value.max(leaf.value());
                if value <= held {
                    return Known::AtMost(value);
                }
            }
            Player::Second => {
                value = value.min(leaf.value());
                if value >= held {
                    return Known::AtLeast(value);
                }
            }
        }
    }
    Known::Exactly(value)
// ANCHOR_END: body
