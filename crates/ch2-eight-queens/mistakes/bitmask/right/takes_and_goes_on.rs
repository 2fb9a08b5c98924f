//! right: A recursive helper over the bits of a row
// ANCHOR: body
    fn each(free: u32, full: u32, columns: u32, falling: u32, rising: u32) -> u64 {
        if free == 0 {
            return 0;
        }
        let bit = 1 << free.trailing_zeros();
        let here = place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
        here + each(free & !bit, full, columns, falling, rising)
    }
    if columns == full { 1 } else { each(full & !columns & !falling & !rising, full, columns, falling, rising) }
// ANCHOR_END: body
