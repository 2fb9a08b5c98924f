//! mistake: Places the queen first and looks afterwards whether she is attacked
//! says: 26 placements, 8 suffice: test before placing.
// ANCHOR: body
    if row == n {
        return true;
    }
    for col in 0..n {
        board.place(row, col);
        let (rising, falling) = (row + col, row + n - 1 - col);
        if free.columns[col] && free.rising[rising] && free.falling[falling] {
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;
            if place_row(row + 1, board, free) {
                return true;
            }
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
        board.take_back(row);
    }
    false
// ANCHOR_END: body
