//! mistake: The board is kept after the loop, whether it is full or not.
//! says: Keep the board when all rows are filled, before anything is taken back.
// ANCHOR: body
for col in 0..n {
    if row == n {
        break;
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
}
solutions.push(board.queens());
// ANCHOR_END: body
