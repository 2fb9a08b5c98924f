//! mistake: Everybody plays X.
//! says: after 1 move cell 1 is marked with X
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(Player::First);
next.moves_done += 1;
next
// ANCHOR_END: next
