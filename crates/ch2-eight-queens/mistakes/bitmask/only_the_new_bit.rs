//! mistake: The new queen's bit is shifted, the words of the older queens are dropped.
//! says: 5 242, not 92
//! says: older queens forgotten; shift `falling | bit`
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    ways += place_row(full, columns | bit, bit << 1, bit >> 1);
}
ways
// ANCHOR_END: body
