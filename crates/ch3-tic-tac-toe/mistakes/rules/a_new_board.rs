//! mistake: Begins with an empty board instead of a copy.
//! says: changed the marks that stood there: begin with a copy of the board
// ANCHOR: next
let mut next = TicTacToe { moves_done: board.moves_done, ..TicTacToe::new() };
next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
    Player::First
} else {
    Player::Second
});
next.moves_done += 1;
next
// ANCHOR_END: next
