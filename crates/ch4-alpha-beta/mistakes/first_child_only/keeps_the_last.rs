//! mistake: Each child replaces the one before.
//! says: each child replaces the one before, and the last is left
// ANCHOR: child
match c {
    Player::First => {
        value = val(child, Player::Second, value);
        if value >= vp {
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
