//! mistake: Offers the marked squares and not the empty ones.
//! says: cell 1 is marked already
//! also: no move is offered on ........., and 9 of its squares are free: legal_moves offers every empty square
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| !over && board.squares[mv.row][mv.col].is_some())
// ANCHOR_END: moves
