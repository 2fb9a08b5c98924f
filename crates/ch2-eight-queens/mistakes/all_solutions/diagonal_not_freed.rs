//! mistake: After the call the column and one diagonal are freed, the other diagonal is forgotten.
//! says: 0 of 2: after the call the falling diagonal is still taken; free all you marked.
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
    }
}
// ANCHOR_END: body
