//! mistake: Values the position for the player who moves next.
//! says: Values are the first player's: above 0 where X has won, below 0 where O has.
// ANCHOR: value
if winner.is_none() {
    return 0;
}
moves_done as Value - 10
// ANCHOR_END: value
