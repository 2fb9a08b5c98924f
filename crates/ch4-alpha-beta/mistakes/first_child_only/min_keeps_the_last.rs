//! mistake: MIN takes what comes last.
//! says: at [2, 9] MIN keeps the last child in yours
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp { break; }
    }
    Player::Second => {
        value = val(child, Player::First, value);
        if value <= vp { break; }
    }
}
// ANCHOR_END: child
