//! mistake: Every win is worth 1.
//! says: X won at move 5: 5, not 1; every win is worth the same to you
// ANCHOR: value
match winner {
    Some(Player::First) => 1,
    Some(Player::Second) => -1,
    None => 0,
}
// ANCHOR_END: value
