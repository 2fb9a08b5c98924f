//! right: The loop is an iterator.
// ANCHOR: body
row == n
    || (0..n).any(|col| {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if !(free.columns[col] && free.rising[rising] && free.falling[falling]) {
            return false;
        }
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;
        let found = place_row(row + 1, board, free);
        if !found {
            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
        found
    })
// ANCHOR_END: body
