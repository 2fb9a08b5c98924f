//! right: The words have names of their own.
// ANCHOR: place_row
#[traced(skip(full))]
fn place_row(full: u32, columns: u32, left: u32, right: u32) -> u64 {
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | left | right);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += place_row(full, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    ways
}
// ANCHOR_END: place_row
