//! mistake: Only the two long diagonals of the board are looked at.
//! says: Not only the two long diagonals of the board count.
// ANCHOR: body
let long = |row: usize, col: usize| row == col || row + col == 7;
row_a == row_b || col_a == col_b || long(row_a, col_a) && long(row_b, col_b)
// ANCHOR_END: body
