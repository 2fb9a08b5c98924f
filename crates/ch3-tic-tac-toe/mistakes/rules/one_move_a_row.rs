//! mistake: The first empty square of each row is a move; the rest of the row is not looked at.
//! says: Cell 3 is empty and is not there.
// ANCHOR: moves
    let mut moves = Vec::new();
    if !done(board, winner) {
        for row in 0..3 {
            for col in 0..3 {
                if board.squares[row][col].is_none() {
                    moves.push(Move { row, col });
                    break;
                }
            }
        }
    }
    moves.into_iter()
// ANCHOR_END: moves
