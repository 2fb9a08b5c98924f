//! mistake: Distances that differ by one are taken for a diagonal.
//! says: (0, 0) and (1, 2) share no line: 1 row and 2 columns apart.
// ANCHOR: body
    let dr = row_a.abs_diff(row_b);
    let dc = col_a.abs_diff(col_b);
    dr == 0 || dc == 0 || dr.abs_diff(dc) <= 1
// ANCHOR_END: body
