//! mistake: Lists the empty squares of a won board too, as the textbook does.
//! says: legal_moves on XXXOO...., told that X has won: yours returned 4 moves, and it should be none.
// ANCHOR: moves
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |mv| board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
