//! right: One question after the other.
// ANCHOR: body
if row_a == row_b {
    return true;
}
if col_a == col_b {
    return true;
}
let (low, high) = (row_a.min(row_b), row_a.max(row_b));
let (left, right) = (col_a.min(col_b), col_a.max(col_b));
high - low == right - left
// ANCHOR_END: body
