//! mistake: MIN stops as soon as it is above the bound.
//! says: MIN has more than one child
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value >= vp {
            break;
        }
    }
}
// ANCHOR_END: child
