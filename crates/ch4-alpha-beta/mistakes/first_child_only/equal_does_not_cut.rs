//! mistake: An equal value does not end the loop.
//! says: MAX holds 44, and at [44, 35] the 44 is no better. Equal cuts
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
        if value < vp {
            break;
        }
    }
}
// ANCHOR_END: child
