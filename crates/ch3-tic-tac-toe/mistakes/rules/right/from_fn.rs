//! right: counts up by hand
// ANCHOR: moves
    let mut cell = if done(board, winner) { 9 } else { 0 };
    std::iter::from_fn(move || {
        while cell < 9 {
            let mv = Move { row: cell / 3, col: cell % 3 };
            cell += 1;
            if board.squares[mv.row][mv.col].is_none() {
                return Some(mv);
            }
        }
        None
    })
// ANCHOR_END: moves
