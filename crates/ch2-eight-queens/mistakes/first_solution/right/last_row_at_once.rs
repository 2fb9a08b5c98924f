//! right: Says true in the last row, without a call for the row below it
// ANCHOR: body
    (0..n).any(|col| {
        let (rising, falling) = (row + col, col + n - 1 - row);
        if !(free.columns[col] && free.rising[rising] && free.falling[falling]) {
            return false;
        }
        let mut mark = |free: &mut Free, is_free: bool| {
            free.columns[col] = is_free;
            free.rising[rising] = is_free;
            free.falling[falling] = is_free;
        };
        mark(free, false);
        board.place(row, col);
        if row + 1 == n || place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
        mark(free, true);
        false
    })
// ANCHOR_END: body
