//! mistake: Takes (row, col) of one queen against (col, row) of the other
//! says: A row was compared with a column: compare row with row, and column with column.
// ANCHOR: body
    let rows_apart = row_a.abs_diff(col_b);
    let cols_apart = col_a.abs_diff(row_b);
    rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body
