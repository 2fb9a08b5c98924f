//! mistake: falling and rising are changed in the loop and keep the queens that were tried before
//! says: bitmask(8): yours returned 0, and it should be 92. Falling and rising are changed in the loop, so each column gets the diagonals of those tried before it. A queen that was tried must leave nothing behind: for each column begin with the words of the row.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let (mut falling, mut rising) = (falling, rising);
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        falling |= bit;
        rising |= bit;
        ways += place_row(full, columns | bit, falling << 1, rising >> 1);
    }
    ways
// ANCHOR_END: body
