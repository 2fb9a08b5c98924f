//! mistake: The number of moves is set and not raised.
//! says: moves_done is 1 after move 2
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
    Player::First
} else {
    Player::Second
});
next.moves_done = 1;
next
// ANCHOR_END: next
