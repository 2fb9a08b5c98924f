//! mistake: A child is valued, `vp` is tested, and then the child is counted in.
//! says: MIN read one child more after the 40. Count a child in first
// ANCHOR: child
        match c {
            Player::First => {
                let v = val(child, Player::Second, value);
                if value >= vp {
                    break;
                }
                value = value.max(v);
            }
            Player::Second => {
                let v = val(child, Player::First, value);
                if value <= vp {
                    break;
                }
                value = value.min(v);
            }
        }
// ANCHOR_END: child
