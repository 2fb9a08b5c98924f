//! right: The columns are numbered, and each bit is tested.
// ANCHOR: body
if columns == full {
    return 1;
}
let taken = columns | falling | rising;
(0..full.count_ones())
    .map(|col| 1 << col)
    .filter(|bit| taken & bit == 0)
    .map(|bit| place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1))
    .sum()
// ANCHOR_END: body
