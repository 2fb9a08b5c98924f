//! mistake: The bound is looked at before the child is valued.
//! says: Equal cuts: test `value <= vp`.
// ANCHOR: child
        match c {
            Player::First => {
                if value > vp {
                    break;
                }
                value = value.max(val(child, Player::Second, value));
            }
            Player::Second => {
                if value < vp {
                    break;
                }
                value = value.min(val(child, Player::First, value));
            }
        }
// ANCHOR_END: child
