//! mistake: Only the second half is off by one.
//! says: O won at move 6: −4, not −3; it is counted from 10, and yours from 9.
// ANCHOR: value
match winner {
    Some(Player::First) => 10 - moves_done as Value,
    Some(Player::Second) => moves_done as Value - 9,
    None => 0,
}
// ANCHOR_END: value
