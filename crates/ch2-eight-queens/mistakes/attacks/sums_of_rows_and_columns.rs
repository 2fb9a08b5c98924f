//! mistake: Compares the sums of the rows and of the columns
//! says: The rows were added up, and the columns: on a diagonal the two distances are equal.
// ANCHOR: body
    row_a == row_b || col_a == col_b || row_a + row_b == col_a + col_b
// ANCHOR_END: body
