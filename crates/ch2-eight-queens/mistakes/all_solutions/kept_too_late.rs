//! mistake: The board is kept after its last queen has been taken back.
//! says: 3 queens for 4 rows. Keep the board when all rows are filled, before anything is taken back.
// ANCHOR: body
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;
        if row + 1 < n {
            place_row(row + 1, board, free, solutions);
        }
        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
        if row + 1 == n {
            solutions.push(board.queens());
        }
    }
}
// ANCHOR_END: body
