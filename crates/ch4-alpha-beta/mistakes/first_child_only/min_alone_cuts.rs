//! mistake: Only MIN looks at the bound.
//! says: MIN holds 6, and at [7, 4] MAX read on after the 7: `vp` came in, and does not end the loop at MAX.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if false {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value <= vp {
            break;
        }
    }
}
// ANCHOR_END: child
