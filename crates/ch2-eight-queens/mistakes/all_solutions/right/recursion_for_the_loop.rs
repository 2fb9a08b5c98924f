//! right: An inner function goes through the columns by calling itself
// ANCHOR: body
    fn from(col: usize, row: usize, board: &mut Board, free: &mut Free, solutions: &mut Vec<Vec<usize>>) {
        let n = board.size();
        if col == n {
            return;
        }
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
        from(col + 1, row, board, free, solutions);
    }
    if row == n {
        solutions.push(board.queens());
    } else {
        from(0, row, board, free, solutions);
    }
// ANCHOR_END: body
