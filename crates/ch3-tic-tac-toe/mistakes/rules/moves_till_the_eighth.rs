//! mistake: legal_moves thinks that the game has eight moves.
//! says: The game is not over, and the last empty square is a move too.
    // ANCHOR: moves
    let mut moves = Vec::new();
    if winner.is_none() && board.moves_done < 8 {
        for row in 0..3 {
            for col in 0..3 {
                if board.squares[row][col].is_none() {
                    moves.push(Move { row, col });
                }
            }
        }
    }
    moves.into_iter()
    // ANCHOR_END: moves
