//! mistake: The rest ends before the last number.
//! says: [1, 2, 3, 4] was split into [1] and [2, 3]: 4 is in no part. Further on 3 went the same way.
// ANCHOR: ones
    match numbers.len() {
        0 => 0,
        1 => numbers[0],
        n => sum_by_ones(&numbers[..1]) + sum_by_ones(&numbers[1..n - 1]),
    }
// ANCHOR_END: ones
