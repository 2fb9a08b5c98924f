//! mistake: The loop starts at the row's number, as the loop of `permutations` does.
//! says: 0 of 2: the columns that are tried depend on the number of the row. The loop tries every column of a row.
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
    return;
}
for col in row..n {
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
// ANCHOR_END: body
