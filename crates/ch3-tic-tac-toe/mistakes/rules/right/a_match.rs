//! right: Done as a match.
// ANCHOR: over
match (winner, board.moves_done) {
    (Some(_), _) | (None, 9..) => true,
    (None, _) => false,
}
// ANCHOR_END: over
