//! mistake: The memo is kept in a static, for all fields.
//! says: With a new memo nothing was searched
// ANCHOR: body
use std::cell::RefCell;
thread_local! { static KNOWN: RefCell<Memo> = RefCell::default(); }
let dots = board.dots();
if let Some(known) = KNOWN.with_borrow(|known| known.get(&dots.drawn).copied()) {
    memo.insert(dots.drawn, known);
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let rest = same_position(&board.play(line), memo);
    let closed = dots.closes(line);
    best = best.max(if closed > 0 { closed + rest } else { -rest });
}
KNOWN.with_borrow_mut(|known| known.insert(dots.drawn, best));
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
