//! mistake: The columns are a fixed list of ten.
//! says: first_solution(11): none is found, and there is a way. The boards of 1 to 10 are right
// ANCHOR: body
if row == n {
    return true;
}
for col in (0..10).filter(|&col| col < n) {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;

        if place_row(row + 1, board, free) {
            return true;
        }

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
false
// ANCHOR_END: body
