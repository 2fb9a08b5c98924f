//! mistake: Taken squares are asked in a call.
//! says: bitmask(8): yours made 17 777 calls, and it should make 2 057. Leave out the squares that are taken before you call. (The number is right.)
// ANCHOR: body
if columns == full {
    return 1;
}
#[traced]
fn square(full: u32, columns: u32, falling: u32, rising: u32, bit: u32) -> u64 {
    if (columns | falling | rising) & bit != 0 {
        return 0;
    }
    place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
}
(0..full.count_ones()).map(|col| square(full, columns, falling, rising, 1 << col)).sum()
// ANCHOR_END: body
