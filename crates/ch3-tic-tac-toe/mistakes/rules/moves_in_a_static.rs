//! mistake: Counts the moves in a static instead of on the board.
//! says: gives another answer the second time
// ANCHOR: next
use std::sync::atomic::{AtomicU32, Ordering};
static MOVES: AtomicU32 = AtomicU32::new(0);
let mut next = board.clone();
next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
    Player::First
} else {
    Player::Second
});
next.moves_done = MOVES.fetch_add(1, Ordering::SeqCst) + 1;
next
// ANCHOR_END: next
