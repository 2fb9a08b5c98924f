//! mistake: The diagonals are marked and never moved.
//! says: both diagonals move by one column: shift falling and rising
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, falling | bit, rising | bit);
}
ways
// ANCHOR_END: body
