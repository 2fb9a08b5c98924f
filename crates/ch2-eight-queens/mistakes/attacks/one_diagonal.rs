//! mistake: Signed differences are compared: only the falling diagonal is seen.
//! says: attacks((0, 3), (3, 0)): yours returned false, and it should be true. They are 3 rows and 3 columns apart: as many rows as columns is a diagonal. In yours only the falling diagonals count, and there are two kinds.
// ANCHOR: body
let down = row_a as isize - row_b as isize;
let right = col_a as isize - col_b as isize;
down == 0 || right == 0 || down == right
// ANCHOR_END: body
