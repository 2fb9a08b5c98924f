//! mistake: Takes a full last row for a full board.
//! says: done on O.....XOX, told that nobody has won: yours returned true
// ANCHOR: over
    winner.is_some() || board.squares[2].iter().all(|s| s.is_some())
// ANCHOR_END: over
