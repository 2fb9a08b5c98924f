//! mistake: Squares of one colour are taken for a diagonal.
//! says: Two squares of one colour need not share a diagonal.
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 || cols_apart == 0 || (row_a + col_a) % 2 == (row_b + col_b) % 2
// ANCHOR_END: body
