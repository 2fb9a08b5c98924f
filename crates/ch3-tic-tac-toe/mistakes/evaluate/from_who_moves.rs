//! mistake: Values the position for the player who moves next.
//! says: X won at move 5: 5, not −5; values are the first player's
// ANCHOR: value
if winner.is_none() {
    return 0;
}
moves_done as Value - 10
// ANCHOR_END: value
