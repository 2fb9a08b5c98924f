//! mistake: The diagonals move by two columns.
//! says: from one row to the next a diagonal moves by one column
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 2, (rising | bit) >> 2);
}
ways
// ANCHOR_END: body
