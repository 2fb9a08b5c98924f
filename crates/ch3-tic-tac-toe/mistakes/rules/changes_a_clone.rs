//! mistake: Marks a copy, and returns the board as it was.
//! says: Cell 5 is still empty: mark the copy, and return the copy.
// ANCHOR: next
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(Player::First);
next.moves_done += 1;
board.clone()
// ANCHOR_END: next
