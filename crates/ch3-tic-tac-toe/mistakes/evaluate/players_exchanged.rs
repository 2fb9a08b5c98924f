//! mistake: O wins above 0 and X below.
//! says: X won at move 5: 5, not −5; values are the first player's
// ANCHOR: value
match winner {
    Some(Player::Second) => 10 - moves_done as Value,
    Some(Player::First) => moves_done as Value - 10,
    None => 0,
}
// ANCHOR_END: value
