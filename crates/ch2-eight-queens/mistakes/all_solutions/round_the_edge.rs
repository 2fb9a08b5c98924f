//! mistake: Diagonals go on at the other edge: the index is taken modulo n
//! says: the diagonals go on at the other edge of the board, as if their numbers were taken modulo n.
// ANCHOR: body
    if row == n {
        solutions.push(board.queens());
        return;
    }
    for col in 0..n {
        let (rising, falling) = ((row + col) % n, (row + n - col) % n);
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
    }
// ANCHOR_END: body
