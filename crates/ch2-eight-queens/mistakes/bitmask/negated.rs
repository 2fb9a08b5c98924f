//! mistake: The negative of a word is written with a minus sign of another type.
//! says: a subtraction went below zero, where a u32 cannot go. The negative of a word
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & (0 - free); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body
