//! mistake: The second player's values are below 0: minus all of it.
//! says: the moves made are taken off the 10, and yours are added.
// ANCHOR: value
    match winner {
        Some(Player::First) => 10 - moves_done as Value,
        Some(Player::Second) => -(10 + moves_done as Value),
        None => 0,
    }
// ANCHOR_END: value
