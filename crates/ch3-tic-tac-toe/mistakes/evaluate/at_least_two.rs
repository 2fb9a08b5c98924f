//! mistake: A win is never worth less than 2.
//! says: as for the wins with other moves, and no exception here.
// ANCHOR: value
    match winner {
        Some(Player::First) => (10 - moves_done as Value).max(2),
        Some(Player::Second) => (moves_done as Value - 10).min(-2),
        None => 0,
    }
// ANCHOR_END: value
