//! mistake: O counts from the wrong side.
//! says: O won at move 6: −4, not 4; values are the first player
// ANCHOR: value
match winner {
    Some(Player::First) => 10 - moves_done as Value,
    Some(Player::Second) => 10 - moves_done as Value,
    None => 0,
}
// ANCHOR_END: value
