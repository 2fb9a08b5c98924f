//! right: Both diagonals by their numbers.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a + col_a == row_b + col_b || row_a + col_b == row_b + col_a
// ANCHOR_END: body
