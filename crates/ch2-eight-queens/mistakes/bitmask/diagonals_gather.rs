//! mistake: left and right are changed in the loop and keep the queens that were tried before
//! says: left and right are changed in the loop, so each column gets the diagonals of those tried before it.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let (mut left, mut right) = (left, right);
    let mut ways = 0;
    let mut free = full & !(columns | left | right);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        left |= bit;
        right |= bit;
        ways += place_row(full, columns | bit, left << 1, right >> 1);
    }
    ways
// ANCHOR_END: body
