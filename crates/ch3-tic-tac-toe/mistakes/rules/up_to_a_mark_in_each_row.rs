//! mistake: In each row, the squares up to the first mark.
//! says: cell 2 is empty and is not there.
//! also: no move is offered on X..O..X.., and 6 of its squares are free: legal_moves offers every empty square
// ANCHOR: moves
    let mut moves = Vec::new();
    if !done(board, winner) {
        for row in 0..3 {
            for col in 0..3 {
                if board.squares[row][col].is_none() {
                    moves.push(Move { row, col });
                } else {
                    break;
                }
            }
        }
    }
    moves.into_iter()
// ANCHOR_END: moves
