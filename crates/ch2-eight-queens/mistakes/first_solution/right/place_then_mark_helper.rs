//! right: Marks by a closure.
// ANCHOR: body
if row == n {
    return true;
}
let mark = |free: &mut Free, col: usize, to: bool| {
    free.columns[col] = to;
    free.rising[row + col] = to;
    free.falling[row + n - 1 - col] = to;
};
for col in 0..n {
    if !free.columns[col] || !free.rising[row + col] || !free.falling[row + n - 1 - col] {
        continue;
    }
    mark(free, col, false);
    board.place(row, col);
    let done = place_row(row + 1, board, free);
    if done {
        return done;
    }
    mark(free, col, true);
    board.take_back(row);
}
false
// ANCHOR_END: body
