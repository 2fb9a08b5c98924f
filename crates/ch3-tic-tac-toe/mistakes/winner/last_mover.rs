//! mistake: From the fifth move on, who moved last has won.
//! says: yours always returns the player who moved last: three marks anywhere are not enough
// ANCHOR: body
    if board.moves_done < 5 { return None; }
    Some(if board.moves_done % 2 == 1 { Player::First } else { Player::Second })
// ANCHOR_END: body
