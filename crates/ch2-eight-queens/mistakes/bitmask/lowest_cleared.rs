//! mistake: free & (free − 1) is taken for the lowest bit
//! says: has no queen more than the call above it: the new bit is 0.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & (free - 1);
        free &= free - 1;
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body
