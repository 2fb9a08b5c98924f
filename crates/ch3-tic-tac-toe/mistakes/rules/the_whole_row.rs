//! mistake: Marks the whole row.
//! says: marked 3 squares: a move changes one.
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row] = [Some(if board.moves_done.is_multiple_of(2) {
    Player::First
} else {
    Player::Second
}); 3];
next.moves_done += 1;
next
// ANCHOR_END: next
