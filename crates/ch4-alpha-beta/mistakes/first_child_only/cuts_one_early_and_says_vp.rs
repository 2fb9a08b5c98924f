//! mistake: On a cut the node answers with the bound from above, as fail-hard, and stops one leaf too early when equal.
//! says: is still better for MAX than the
// ANCHOR: child
        match c {
            Player::First => {
                value = value.max(val(child, Player::Second, value));
                if value >= vp - 1 {
                    return vp;
                }
            }
            Player::Second => {
                value = value.min(val(child, Player::First, value));
                if value <= vp + 1 {
                    return vp;
                }
            }
        }
// ANCHOR_END: child
