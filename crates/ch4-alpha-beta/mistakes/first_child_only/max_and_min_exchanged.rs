//! mistake: max and min are exchanged; the beginnings are right.
//! says: At the root MAX begins with −∞, and in yours nothing replaces it
// ANCHOR: child
match c {
    Player::First => {
        value = value.min(val(child, Player::Second, value));
        if value >= vp { break; }
    }
    Player::Second => {
        value = value.max(val(child, Player::First, value));
        if value <= vp { break; }
    }
}
// ANCHOR_END: child
