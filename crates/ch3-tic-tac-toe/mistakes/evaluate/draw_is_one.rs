//! mistake: A draw is worth something to X.
//! says: nobody has won after 0 moves: 0, not 1
// ANCHOR: value
match winner {
    Some(Player::First) => 10 - moves_done as Value,
    Some(Player::Second) => moves_done as Value - 10,
    None => 1,
}
// ANCHOR_END: value
