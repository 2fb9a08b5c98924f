//! mistake: Signed differences are compared: only the falling diagonal is seen.
//! says: Compare distances (`abs_diff`), there are two diagonals.
// ANCHOR: body
let down = row_a as isize - row_b as isize;
let right = col_a as isize - col_b as isize;
down == 0 || right == 0 || down == right
// ANCHOR_END: body
