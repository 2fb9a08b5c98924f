//! mistake: The last row is forgotten.
//! says: is empty and is not there
// ANCHOR: moves
let over = done(board, winner);
(0..2)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
