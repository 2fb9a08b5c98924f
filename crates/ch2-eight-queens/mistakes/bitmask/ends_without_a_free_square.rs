//! mistake: A row without a free square is taken for the end.
//! says: has no free column left and not all queens. That is no way, and it returns 1.
// ANCHOR: body
    if full & !(columns | falling | rising) == 0 {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body
