//! right: With the last queen placed the board is kept at once.
//! told: 152 placements for the 4 boards of 6
// ANCHOR: body
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;

        if row + 1 == n {
            solutions.push(board.queens());
        } else {
            place_row(row + 1, board, free, solutions);
        }

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
// ANCHOR_END: body
