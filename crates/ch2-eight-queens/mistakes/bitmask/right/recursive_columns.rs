//! right: A traced helper goes over the free bits by calling itself.
// ANCHOR: body
#[traced]
fn each(full: u32, free: u32, columns: u32, left: u32, right: u32) -> u64 {
    if free == 0 {
        return 0;
    }
    let bit = free & free.wrapping_neg();
    place_row(full, columns | bit, (left | bit) << 1, (right | bit) >> 1)
        + each(full, free ^ bit, columns, left, right)
}
if columns == full { 1 } else { each(full, full & !(columns | left | right), columns, left, right) }
// ANCHOR_END: body
