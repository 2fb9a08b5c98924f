//! mistake: Answers whether they leave each other alone.
//! says: Every answer is the opposite of the right one
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart != 0 && cols_apart != 0 && rows_apart != cols_apart
// ANCHOR_END: body
