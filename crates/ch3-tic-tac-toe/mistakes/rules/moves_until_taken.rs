//! mistake: Stops at the first marked square.
//! says: no square behind the first mark is offered
// ANCHOR: moves
    let over = done(board, winner);
    (0..3)
        .flat_map(|row| (0..3).map(move |col| Move { row, col }))
        .take_while(move |mv| !over && board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
