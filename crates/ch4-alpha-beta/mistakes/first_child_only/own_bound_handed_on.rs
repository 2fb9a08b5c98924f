//! mistake: A node hands on the bound it was given, instead of what it holds itself.
//! says: hand down what this node holds now, its `value`.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, vp));
        if value >= vp {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, vp));
        if value <= vp {
            break;
        }
    }
}
// ANCHOR_END: child
