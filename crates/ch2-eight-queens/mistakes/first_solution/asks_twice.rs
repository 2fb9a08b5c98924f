//! mistake: The rows below are filled once to see whether it can be done, and once more to do it.
//! says: were put together twice
// ANCHOR: body
fn fill(row: usize, board: &mut Board, free: &mut Free, keep: bool) -> bool {
    let n = board.size();
    if row == n {
        return true;
    }
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if free.columns[col] && free.rising[rising] && free.falling[falling] {
            board.place(row, col);
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;
            if fill(row + 1, board, free, false) {
                if keep {
                    return fill(row + 1, board, free, true);
                }
                board.take_back(row);
                free.columns[col] = true;
                free.rising[rising] = true;
                free.falling[falling] = true;
                return true;
            }
            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
    }
    false
}
fill(row, board, free, true)
// ANCHOR_END: body
