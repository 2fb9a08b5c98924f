//! mistake: The moves are kept in a static that is never emptied.
//! says: hanoi(3, A, C, B) gives another answer the second time
// ANCHOR: body
use std::sync::Mutex;
static ALL: Mutex<Vec<Move>> = Mutex::new(Vec::new());
fn go(discs: u32, from: Peg, to: Peg, spare: Peg) {
    if discs == 0 { return; }
    go(discs - 1, from, spare, to);
    ALL.lock().unwrap().push(Move { from, to });
    go(discs - 1, spare, to, from);
}
go(discs, from, to, spare);
moves.extend(ALL.lock().unwrap().iter().copied());
// ANCHOR_END: body
