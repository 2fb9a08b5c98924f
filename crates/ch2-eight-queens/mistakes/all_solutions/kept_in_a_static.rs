//! mistake: The boards are gathered in a static that is never emptied.
//! says: gives another answer the second time
// ANCHOR: body
use std::sync::Mutex;
static ALL: Mutex<Vec<Vec<usize>>> = Mutex::new(Vec::new());
if row == n {
    let mut all = ALL.lock().unwrap();
    all.push(board.queens());
    solutions.clone_from(&all);
    return;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;
        place_row(row + 1, board, free, solutions);
        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
// ANCHOR_END: body
