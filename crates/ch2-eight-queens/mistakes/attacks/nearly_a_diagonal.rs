//! mistake: Distances that differ by one are taken for a diagonal.
//! says: attacks((0, 0), (1, 2)): yours returned true, and it should be false. They share no line: they are 1 row and 2 columns apart.
// ANCHOR: body
    let dr = row_a.abs_diff(row_b);
    let dc = col_a.abs_diff(col_b);
    dr == 0 || dc == 0 || dr.abs_diff(dc) <= 1
// ANCHOR_END: body
