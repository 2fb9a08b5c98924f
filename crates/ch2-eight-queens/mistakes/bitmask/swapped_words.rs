//! mistake: falling is handed on as rising and rising as falling
//! says: falling and rising are exchanged from row to row
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += place_row(full, columns | bit, (rising | bit) >> 1, (falling | bit) << 1);
    }
    ways
// ANCHOR_END: body
