//! mistake: The squares are numbered row by row, a hundred to a row, and a diagonal is a difference of 99 or 101.
//! says: attacks((1, 0), (0, 100)): yours returned true, and it should be false. They share no line: they are 1 row and 100 columns apart.
// ANCHOR: body
let [a, b] = [100 * row_a + col_a, 100 * row_b + col_b];
let apart = a.abs_diff(b);
row_a == row_b || col_a == col_b || apart % 99 == 0 || apart % 101 == 0
// ANCHOR_END: body
