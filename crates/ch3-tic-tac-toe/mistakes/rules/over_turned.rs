//! mistake: Offers moves where the game is over, and none where it is not.
//! says: you offer moves where the game is over, and none where it goes on
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| over && board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
