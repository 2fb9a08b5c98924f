//! mistake: A flag in a static says that a board was found, and is never reset.
//! says: first_solution(6) gives another answer the second time
// ANCHOR: body
use std::sync::atomic::{AtomicBool, Ordering};
static FOUND: AtomicBool = AtomicBool::new(false);
if row == n {
    FOUND.store(true, Ordering::SeqCst);
}
if FOUND.load(Ordering::SeqCst) {
    return true;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;
        if place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
false
// ANCHOR_END: body
