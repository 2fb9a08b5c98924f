//! mistake: Only the sum of row and column is compared.
//! says: Row + column is the same on a rising diagonal only
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a + col_a == row_b + col_b
// ANCHOR_END: body
