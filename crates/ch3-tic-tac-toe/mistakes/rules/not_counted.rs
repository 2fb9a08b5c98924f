//! mistake: The move is not counted, so X moves for ever.
//! says: moves_done is 0 after move 1: it says who is next, so count every move once.
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
    Player::First
} else {
    Player::Second
});
next
// ANCHOR_END: next
