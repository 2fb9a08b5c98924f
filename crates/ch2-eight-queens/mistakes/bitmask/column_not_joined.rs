//! mistake: The new bit is not put into columns.
//! says: has the same columns as the call above it: the new queen
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg(); // the lowest bit that is set
        free ^= bit;
        ways += place_row(full, columns, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body
