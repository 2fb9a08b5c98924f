//! mistake: Values a position without a winner by the moves that are left.
//! says: nobody has won after 0 moves: 0, not 10; neither is better off.
// ANCHOR: value
match winner {
    Some(Player::Second) => moves_done as Value - 10,
    _ => 10 - moves_done as Value,
}
// ANCHOR_END: value
