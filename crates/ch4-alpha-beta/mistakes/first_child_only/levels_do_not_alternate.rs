//! mistake: The child is valued for the same player.
//! says: below MAX it is MIN's turn, and yours values the child as MAX's again.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::First, value));
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
