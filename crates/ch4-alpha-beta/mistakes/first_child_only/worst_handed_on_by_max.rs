//! mistake: MAX tells its children that nothing is held.
//! says: at [40, 35] MIN was told −∞
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, Value::MIN));
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
