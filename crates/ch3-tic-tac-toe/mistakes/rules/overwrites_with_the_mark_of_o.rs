//! mistake: The mark is the player who moved last.
//! says: after 0 moves cell 5 is marked with O
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(if !board.moves_done.is_multiple_of(2) {
    Player::First
} else {
    Player::Second
});
next.moves_done += 1;
next
// ANCHOR_END: next
