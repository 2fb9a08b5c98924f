//! mistake: Half of the first row is searched and counted twice.
//! says: the middle column has no mirror image
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
    let full = (1 << n) - 1;
    let half = (1 << (n / 2)) - 1;
    (0..n)
        .map(|col| 1 << col)
        .filter(|bit| bit & half != 0)
        .map(|bit| 2 * place_row(full, bit, bit << 1, bit >> 1))
        .sum()
}
// ANCHOR_END: bitmask
