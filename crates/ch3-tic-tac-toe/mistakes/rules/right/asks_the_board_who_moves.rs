//! right: Asks the board who moves, before the move is counted.
// ANCHOR: next
use game::Board;
let mut squares = board.squares;
squares[mv.row][mv.col] = Some(board.to_move());
TicTacToe { squares, moves_done: board.moves_done + 1 }
// ANCHOR_END: next
