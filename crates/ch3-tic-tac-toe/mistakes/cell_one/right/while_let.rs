//! right: reads numbers in an inner loop
// ANCHOR: asked
    loop {
        while let Some(number) = typed.number() {
            if number < 1 || number > 9 {
                continue;
            }
            if grid.is_empty(number) {
                return Some(number);
            }
        }
        if !typed.skip() {
            break None;
        }
    }
// ANCHOR_END: asked
