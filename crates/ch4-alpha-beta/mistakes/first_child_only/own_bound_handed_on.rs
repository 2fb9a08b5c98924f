//! mistake: A node hands on the bound it was given, instead of what it holds itself.
//! says: suffice
//! says: `vp` is what the player above already holds
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, Value::MIN));
        if value >= vp {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, Value::MAX));
        if value <= vp {
            break;
        }
    }
}
// ANCHOR_END: child
