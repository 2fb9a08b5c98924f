//! right: The bound itself is returned at a cut.
//! told: is −1 now
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp {
            return vp;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value <= vp {
            return vp;
        }
    }
}
// ANCHOR_END: child
