//! mistake: Only MAX looks at the bound.
//! says: MAX holds 44, and at [40, 35] MIN read on after the 40: `vp` came in, and does not end the loop at MIN.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if false {
            break;
        }
    }
}
// ANCHOR_END: child
