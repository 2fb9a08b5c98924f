//! mistake: The three tests are joined by "or".
//! says: A square is free when all three of its lines are, its column && both its diagonals
// ANCHOR: body
    if row == n {
        solutions.push(board.queens());
        return;
    }
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if free.columns[col] || free.rising[rising] || free.falling[falling] {
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
