//! mistake: The turn is kept in a static.
//! says: gives another answer the second time
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= 1 << line.number();
match board.to_move {
    Player::First => next.taken[0] |= closed,
    Player::Second => next.taken[1] |= closed,
}
use std::sync::atomic::{AtomicBool, Ordering};
static SECOND: AtomicBool = AtomicBool::new(false);
if closed == 0 {
    let second = !SECOND.fetch_xor(true, Ordering::SeqCst);
    next.to_move = if second { Player::Second } else { Player::First };
}
next
// ANCHOR_END: next
