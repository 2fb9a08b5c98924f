//! mistake: Only the two long diagonals of the board are looked at.
//! says: (5, 6) and (2, 3) attack: as many rows apart as columns is a diagonal.
//! says: (0, 3) and (3, 0) attack: compare distances
// ANCHOR: body
let long = |row: usize, col: usize| row == col || row + col == 7;
row_a == row_b || col_a == col_b || long(row_a, col_a) && long(row_b, col_b)
// ANCHOR_END: body
