//! mistake: Remembers boards in a static, whatever the depth was.
//! says: On this road each move on is worth 1 more. Asked before, with a smaller depth, yours kept something, and that is not an answer now.
// ANCHOR: body
use std::cell::RefCell;
use std::collections::HashMap;
thread_local! {
    static KNOWN: RefCell<HashMap<String, (Value, usize)>> = RefCell::default();
}
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let key = format!("{board:?}");
if let Some((value, at)) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
    return (value, board.legal_moves().nth(at));
}
let mut best = (board.worst_case(), None, 0);
for (at, mv) in board.legal_moves().enumerate() {
    let (value, _) = look_ahead(&board.play(mv), depth - 1);
    if board.better(value, best.0) {
        best = (value, Some(mv), at);
    }
}
KNOWN.with_borrow_mut(|known| known.insert(key, (best.0, best.2)));
(best.0, best.1)
// ANCHOR_END: body
