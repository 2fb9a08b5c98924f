//! mistake: MIN stops as soon as it is above the bound.
//! says: MIN stopped at 9, while MAX above held nothing.
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
        if value >= vp {
            break;
        }
    }
}
// ANCHOR_END: child
