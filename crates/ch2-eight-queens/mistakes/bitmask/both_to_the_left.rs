//! mistake: Both diagonals are shifted the same way.
//! says: 2 113, not 92
//! says: one diagonal goes left and one goes right: they move opposite ways.
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) << 1);
}
ways
// ANCHOR_END: body
