//! right: the product of a range, split in the middle
// ANCHOR: body
fn product(from: u64, to: u64) -> u64 {
    match to - from {
        0 => 1,
        1 => to,
        wide => {
            let mid = from + wide / 2;
            product(from, mid) * product(mid, to)
        }
    }
}
product(0, n)
// ANCHOR_END: body
