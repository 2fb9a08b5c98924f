//! right: The last queen makes no further call.
// ANCHOR: body
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & (!free + 1);
    free &= free - 1;
    if columns | bit == full {
        ways += 1;
    } else {
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
}
ways
// ANCHOR_END: body
