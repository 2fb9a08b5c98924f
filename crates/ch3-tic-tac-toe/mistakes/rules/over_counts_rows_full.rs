//! mistake: Takes a full last row for a full board.
//! says: nobody has won O.....XOX
// ANCHOR: over
    winner.is_some() || board.squares[2].iter().all(|s| s.is_some())
// ANCHOR_END: over
