//! mistake: For O it is counted from 12.
//! says: it is counted from 10, and yours from 12.
// ANCHOR: value
    match winner {
        Some(Player::First) => 10 - moves_done as Value,
        Some(Player::Second) => moves_done as Value - 12,
        None => 0,
    }
// ANCHOR_END: value
