//! mistake: A diagonal has the slope 1 or −1; whole numbers are divided
//! says: Whole numbers were divided: 3 / 2 is 1, too.
// ANCHOR: body
    if row_a == row_b || col_a == col_b {
        return true;
    }
    let slope = (row_b as i64 - row_a as i64) / (col_b as i64 - col_a as i64);
    slope == 1 || slope == -1
// ANCHOR_END: body
