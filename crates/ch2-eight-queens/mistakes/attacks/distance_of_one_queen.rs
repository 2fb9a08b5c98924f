//! mistake: The second distance is that of one queen from herself.
//! says: compare how many rows the two queens are apart with how many columns
// ANCHOR: body
    let rows = row_a.abs_diff(row_b);
    let cols = col_a.abs_diff(col_a);
    rows == 0 || rows == cols || col_a == col_b
// ANCHOR_END: body
