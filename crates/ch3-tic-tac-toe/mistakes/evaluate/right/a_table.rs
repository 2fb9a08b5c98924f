//! right: A table of the wins by their moves.
// ANCHOR: value
match (winner, moves_done) {
    (None, _) => 0,
    (_, 5) => 5,
    (_, 6) => -4,
    (_, 7) => 3,
    (_, 8) => -2,
    _ => 1,
}
// ANCHOR_END: value
