//! mistake: The lines are marked when the rows below are done.
//! says: they become false with the queen, before the next row is filled
// ANCHOR: body
    if row == n {
        solutions.push(board.queens());
        return;
    }
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if free.columns[col] && free.rising[rising] && free.falling[falling] {
            board.place(row, col);
            
            place_row(row + 1, board, free, solutions);
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;
            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
    }
    
// ANCHOR_END: body
