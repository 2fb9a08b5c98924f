//! mistake: The squares come from the last to the first.
//! says: row by row, so that the cells come in the order of their numbers.
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .rev()
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
