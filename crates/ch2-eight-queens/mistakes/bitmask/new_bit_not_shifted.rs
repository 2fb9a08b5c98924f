//! mistake: The older queens' words are shifted, the new bit joins them unshifted.
//! says: a queen's diagonals reach the next row one column away: shift the new bit too.
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    ways += place_row(full, columns | bit, falling << 1 | bit, rising >> 1 | bit);
}
ways
// ANCHOR_END: body
