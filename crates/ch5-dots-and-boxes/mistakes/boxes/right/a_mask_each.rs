//! right: one mask a box, compared with before and after
// ANCHOR: closed
    let now = drawn | (1 << line);
    (0..size.rows * size.cols)
        .filter(|n| {
            let mask = sides(size, n / size.cols, n % size.cols).iter().fold(0, |m, s| m | 1u64 << s);
            now & mask == mask && drawn & mask != mask
        })
        .fold(0, |set, n| set | 1 << n)
// ANCHOR_END: closed
