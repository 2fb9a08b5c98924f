//! mistake: A queen is taken for a bishop.
//! says: attacks((2, 1), (2, 6)): yours returned false, and it should be true. They share a row. Only diagonals count: a shared row is enough, and so is a shared column. Join the three tests by "or".
// ANCHOR: body
row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body
