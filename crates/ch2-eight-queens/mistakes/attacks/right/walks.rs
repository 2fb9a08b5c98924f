//! right: Walks from one queen towards the other.
// ANCHOR: body
let (mut row, mut col) = (row_a as i64, col_a as i64);
let (to_row, to_col) = (row_b as i64, col_b as i64);
let step = ((to_row - row).signum(), (to_col - col).signum());
while row != to_row && col != to_col {
    row += step.0;
    col += step.1;
}
(row == to_row && col == to_col) || row_a == row_b || col_a == col_b
// ANCHOR_END: body
