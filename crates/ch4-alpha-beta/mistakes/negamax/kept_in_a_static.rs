//! mistake: Alpha is kept in a static that is never reset.
//! says: another one was handed on.
// ANCHOR: reply
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static ALPHA: AtomicI32 = AtomicI32::new(-Value::MAX);
let low = if board.to_move() == Player::First { alpha.max(ALPHA.load(SeqCst)) } else { alpha };
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -low);
let value = -theirs;
if depth == 9 && alpha != -Value::MAX { ALPHA.store(i32::from(board.to_move() == Player::First) * 50, SeqCst); }
// ANCHOR_END: reply
