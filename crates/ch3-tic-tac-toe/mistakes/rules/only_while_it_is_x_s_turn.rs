//! mistake: Offers moves only where X is to move.
//! says: not []: the game is not over, so every empty square is a move.
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| !over && board.moves_done % 2 == 0 && board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
