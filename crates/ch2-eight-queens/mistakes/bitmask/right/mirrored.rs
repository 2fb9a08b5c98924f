//! right: Half of the first row is counted twice, and the middle column once.
//! told: 92 ways in 1 028 recorded calls
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
    let full: u32 = (1 << n) - 1;
    let from = |bit: u32| place_row(full, bit, bit << 1, bit >> 1);
    let half: u64 = (0..n / 2).map(|col| from(1 << col)).sum();
    2 * half + if n % 2 == 1 { from(1 << (n / 2)) } else { u64::from(n == 0) }
}
// ANCHOR_END: bitmask
