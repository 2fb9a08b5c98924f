//! mistake: A node tells its children that nothing is held.
//! says: MAX holds 44, and at [40, 35] MIN was told −∞: hand down what this node holds now
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
