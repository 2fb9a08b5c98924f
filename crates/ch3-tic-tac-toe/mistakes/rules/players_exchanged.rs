//! mistake: O begins.
//! says: after 0 moves cell 5 is marked with O, and so on: each mark is the other player's.
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) == false {
    Player::First
} else {
    Player::Second
});
next.moves_done += 1;
next
// ANCHOR_END: next
