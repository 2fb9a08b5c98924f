//! right: A match on the two distances.
// ANCHOR: body
match (row_a.abs_diff(row_b), col_a.abs_diff(col_b)) {
    (0, _) | (_, 0) => true,
    (rows, cols) => rows == cols,
}
// ANCHOR_END: body
