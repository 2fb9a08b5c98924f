//! mistake: Each call counts as one way, and what it returns is not looked at.
//! says: Its calls return 0, 0, so 0 is wanted, and it returns 2.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += 1;
        let _ = place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body
