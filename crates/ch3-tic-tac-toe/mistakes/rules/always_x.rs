//! mistake: Everybody plays X.
//! says: Cell 1 is marked with X: X makes the first move, and then the two take turns.
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(Player::First);
next.moves_done += 1;
next
// ANCHOR_END: next
