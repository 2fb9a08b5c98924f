//! mistake: The falling diagonal is freed at the number of the rising one.
//! says: with queens on [(0, 3)] the square (1, 1) was free, and was not tried
// ANCHOR: body
    if row == n {
        solutions.push(board.queens());
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
            free.falling[rising] = true;
        }
    }
    
// ANCHOR_END: body
