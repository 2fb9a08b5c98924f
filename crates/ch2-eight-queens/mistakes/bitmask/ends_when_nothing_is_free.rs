//! mistake: Nothing free is taken for a full board.
//! says: not
// ANCHOR: body
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
if free == 0 {
    return 1;
}
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body
