//! right: Counts the squares instead of believing moves_done.
// ANCHOR: over
winner.is_some() || board.squares.iter().flatten().all(Option::is_some)
// ANCHOR_END: over
