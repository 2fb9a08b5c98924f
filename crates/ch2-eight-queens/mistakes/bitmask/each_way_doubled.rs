//! mistake: The ways of each column are doubled.
//! says: Its calls return 1, so 1 is wanted, and it returns 2.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg(); // the lowest bit that is set
        free ^= bit;
        ways += 2 * place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body
