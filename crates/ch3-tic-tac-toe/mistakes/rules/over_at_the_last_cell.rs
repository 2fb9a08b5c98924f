//! mistake: The board fills up row by row, so it is full when cell 9 is marked.
//! says: done on ........X, told that nobody has won: yours returned true, and it should be false. 8 of its squares are empty, so the board is not full. Nobody has won either, so the game goes on.
// ANCHOR: over
    winner.is_some() || board.squares[2][2].is_some()
// ANCHOR_END: over
