//! mistake: The base case returns 0.
//! says: bitmask(8): yours returned 0, and it should be 92. Every column is taken once: when all are, that is one way.
// ANCHOR: body
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body
