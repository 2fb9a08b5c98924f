//! mistake: An equal value does not end the loop at MAX.
//! says: MIN holds 6, and at [6, 9] the 6 is no better. Equal cuts
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value > vp {
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
