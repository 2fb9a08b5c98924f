//! right: Fills a Vec and gives it away.
//! told: All 5 478 positions follow your rules, and 16 167 moves were made between them.
// ANCHOR: moves
let mut moves = Vec::new();
if !done(board, winner) {
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
