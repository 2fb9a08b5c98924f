//! right: falling and rising have changed their roles.
//! told: Right, and mirrored: with you falling moves to lower bits
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) >> 1, (rising | bit) << 1);
}
ways
// ANCHOR_END: body
