//! mistake: A table of answers for 1 to 10.
//! says: 1 to 8 queens are counted rightly. Is some number in it made for small boards
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body
// ANCHOR: bitmask
pub fn bitmask(n: u32) -> u64 {
    let known = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724];
    known.get(n as usize).copied().unwrap_or_else(|| place_row(0, 0, 0, 0))
}
// ANCHOR_END: bitmask
