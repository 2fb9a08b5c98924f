//! mistake: The ninth move is not the last.
//! says: All nine squares are marked.
// ANCHOR: over
board.moves_done == 10 || winner.is_some()
// ANCHOR_END: over
