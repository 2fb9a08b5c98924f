//! right: A recursive helper over the bits of a row
// ANCHOR: body
    fn each(free: u32, full: u32, columns: u32, left: u32, right: u32) -> u64 {
        if free == 0 {
            return 0;
        }
        let bit = 1 << free.trailing_zeros();
        let here = place_row(full, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        here + each(free & !bit, full, columns, left, right)
    }
    if columns == full { 1 } else { each(full & !columns & !left & !right, full, columns, left, right) }
// ANCHOR_END: body
