//! mistake: Rows and columns from 1 to 3.
//! says: rows and columns are 0, 1 and 2.
// ANCHOR: moves
let over = done(board, winner);
(1..=3)
    .flat_map(|row| (1..=3).map(move |col| Move { row, col }))
    .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
