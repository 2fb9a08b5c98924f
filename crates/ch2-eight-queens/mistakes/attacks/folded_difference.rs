//! mistake: Both diagonals are compared by |row − col| and row + col
//! says: Row − column is 1 on one falling diagonal and −1 on another: without the sign the two look alike.
// ANCHOR: body
    row_a == row_b
        || col_a == col_b
        || row_a + col_a == row_b + col_b
        || row_a.abs_diff(col_a) == row_b.abs_diff(col_b)
// ANCHOR_END: body
