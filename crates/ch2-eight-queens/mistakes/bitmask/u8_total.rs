//! mistake: The ways are added up in a u8.
//! says: bitmask(9): yours stopped with a panic, and it should return 352. A number did not fit in its type: the ways are a u64.
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways: u8 = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1) as u8;
}
u64::from(ways)
// ANCHOR_END: body
