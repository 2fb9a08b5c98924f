//! mistake: Each square is offered once for each player.
//! says: every empty square once, and no other.
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
    .flat_map(|mv| [mv, mv])
// ANCHOR_END: moves
