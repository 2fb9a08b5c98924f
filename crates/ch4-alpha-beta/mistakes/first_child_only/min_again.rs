//! mistake: Below MIN it is MIN's turn again.
//! says: Below MIN it is MAX's turn, and yours values the child as MIN's again.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp { break; }
    }
    Player::Second => {
        value = value.min(val(child, Player::Second, value));
        if value <= vp { break; }
    }
}
// ANCHOR_END: child
