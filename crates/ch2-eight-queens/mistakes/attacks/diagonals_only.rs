//! mistake: A queen is taken for a bishop.
//! says: (2, 1) and (2, 6) share a row, and attacks said false. Only diagonals count
// ANCHOR: body
row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body
