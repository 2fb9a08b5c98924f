//! mistake: Subtracts in eight bits.
//! says: does not fit into an unsigned type
// ANCHOR: value
    match winner {
        Some(Player::First) => 10 - moves_done as Value,
        Some(Player::Second) => (moves_done as u8).wrapping_sub(10) as Value,
        None => 0,
    }
// ANCHOR_END: value
