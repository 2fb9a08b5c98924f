//! mistake: Exchanges row and column where it asks for the mark.
//! says: row and column are exchanged: the square of a move is squares[row][col].
//! also: your legal_moves offered cell 2 on .X......., and it is marked already
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| !over && board.squares[mv.col][mv.row].is_none())
// ANCHOR_END: moves
