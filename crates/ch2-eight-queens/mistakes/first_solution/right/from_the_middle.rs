//! right: The columns are tried from the middle outwards.
// ANCHOR: body
if row == n {
    return true;
}
let mut cols: Vec<usize> = (0..n).collect();
cols.sort_by_key(|col| col.abs_diff(n / 2));
for col in cols {
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
