//! mistake: Asks the right square and offers the turned one.
//! says: row and column are exchanged: the square of a move is squares[row][col].
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
    .map(|mv| Move { row: mv.col, col: mv.row })
// ANCHOR_END: moves
