//! mistake: The highest bit is a sign and is left alone
//! says: there was no call with all columns taken, and on a board of 1 there is one
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    free &= full >> 1;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body
