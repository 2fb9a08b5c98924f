//! mistake: All columns count as taken when the three words together are full.
//! says: on a board of 1 place_row(1, 2, 0) has a queen in each column. That is one way, and it returns 0.
// ANCHOR: body
    if columns | falling | rising == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg(); // the lowest bit that is set
        free ^= bit;
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body
