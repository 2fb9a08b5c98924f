//! mistake: In each row, the squares up to the first mark.
//! says: Cell 2 is empty and is not there.
//! also: legal_moves on X..O..X.., told that nobody has won: yours returned [], and it should be [2, 3, 5, 6, 8, 9].
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
