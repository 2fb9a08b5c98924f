//! right: A traced helper goes over the free bits by calling itself.
// ANCHOR: body
#[traced]
fn each(full: u32, free: u32, columns: u32, falling: u32, rising: u32) -> u64 {
    if free == 0 {
        return 0;
    }
    let bit = free & free.wrapping_neg();
    place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
        + each(full, free ^ bit, columns, falling, rising)
}
if columns == full { 1 } else { each(full, full & !(columns | falling | rising), columns, falling, rising) }
// ANCHOR_END: body
