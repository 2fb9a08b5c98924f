//! mistake: The free columns are not cut down to n bits.
//! says: columns has a bit outside a board of 1: keep n bits.
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body
