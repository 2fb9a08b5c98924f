//! mistake: A dead end counts as one way.
//! says: on a board of 2 place_row(1, 2, 0) has no free column left and not all queens. That is no way, and it returns 1.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg(); // the lowest bit that is set
        free ^= bit;
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    if ways == 0 { 1 } else { ways }
// ANCHOR_END: body
