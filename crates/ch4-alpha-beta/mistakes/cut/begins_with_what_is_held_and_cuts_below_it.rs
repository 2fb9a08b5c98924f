//! mistake: I start with held as the value so far.
//! says: And of [47, 45, 46] yours says 44, where MAX holds 44 and no leaf says so.
// ANCHOR: body
    let mut value = held;
    for leaf in node.children() {
        match mover {
            Player::First => {
                value = value.max(leaf.value());
                if value > held {
                    return Known::AtLeast(value);
                }
            }
            Player::Second => {
                value = value.min(leaf.value());
                if value < held {
                    return Known::AtMost(value);
                }
            }
        }
    }
    Known::Exactly(value)
// ANCHOR_END: body
