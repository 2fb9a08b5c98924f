//! mistake: Subtracts first and makes it signed afterwards.
//! says: moves_done is a u32, and 6 − 10 lies below 0. Make it a Value first: moves_done as Value.
//! also: evaluate, asked for a board, after 6 moves: moves_done is a u32, and 6 − 10 lies below 0.
// ANCHOR: value
match winner {
    Some(Player::First) => 10 - moves_done as Value,
    Some(Player::Second) => (moves_done - 10) as Value,
    None => 0,
}
// ANCHOR_END: value
