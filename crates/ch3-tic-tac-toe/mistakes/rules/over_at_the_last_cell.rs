//! mistake: The board fills up row by row, so it is full when cell 9 is marked.
//! says: nobody has won ........X, and 8 of its squares are free; the game goes on.
// ANCHOR: over
    winner.is_some() || board.squares[2][2].is_some()
// ANCHOR_END: over
