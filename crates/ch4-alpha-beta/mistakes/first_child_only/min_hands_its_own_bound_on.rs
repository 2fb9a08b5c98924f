//! mistake: MIN tells its children what it was told itself.
//! says: hand down what this node holds now, its
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp { break; }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, vp));
        if value <= vp { break; }
    }
}
// ANCHOR_END: child
