//! mistake: The diagonals are marked and never moved.
//! says: both diagonals move by one column: shift left and right
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | left | right);
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, left | bit, right | bit);
}
ways
// ANCHOR_END: body
