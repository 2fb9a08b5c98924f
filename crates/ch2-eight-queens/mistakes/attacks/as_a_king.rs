//! mistake: Only the squares around are attacked.
//! says: as for a king
// ANCHOR: body
row_a.abs_diff(row_b) <= 1 && col_a.abs_diff(col_b) <= 1
// ANCHOR_END: body
