//! mistake: The queen is placed when the rows below were tried.
//! says: place_row(1) was called while row 0 had no queen: a queen is placed before the call
// ANCHOR: body
    if row == n {
        return true;
    }
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if free.columns[col] && free.rising[rising] && free.falling[falling] {
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;

            if place_row(row + 1, board, free) {
                return true;
            }
            board.place(row, col);

            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
    }
    false
// ANCHOR_END: body
