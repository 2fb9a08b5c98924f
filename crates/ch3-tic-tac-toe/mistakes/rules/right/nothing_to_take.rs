//! right: Takes no square at all where the game is over.
// ANCHOR: moves
let free = if done(board, winner) { 0 } else { 9 };
(0..free).map(|at| Move { row: at / 3, col: at % 3 }).filter(|mv| board.squares[mv.row][mv.col].is_none())
// ANCHOR_END: moves
