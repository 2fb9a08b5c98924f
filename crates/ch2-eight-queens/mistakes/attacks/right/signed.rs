//! right: Signed differences without their signs.
// ANCHOR: body
let down = row_a as i32 - row_b as i32;
let right = col_a as i32 - col_b as i32;
down == 0 || right == 0 || down.abs() == right.abs()
// ANCHOR_END: body
