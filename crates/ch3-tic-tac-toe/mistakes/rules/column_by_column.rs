//! mistake: The squares come column by column.
//! says: not [7, 2, 8, 3, 6, 9]: row by row, so that the cells come in the order of their numbers.
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .flat_map(|col| (0..3).map(move |row| Move { row, col }))
    .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
