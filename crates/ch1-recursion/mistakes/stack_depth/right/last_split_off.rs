//! right: The last number is split off instead of the first.
// ANCHOR: ones
    match numbers {
        [] => 0,
        [only] => *only,
        _ => {
            let (others, last) = numbers.split_at(numbers.len() - 1);
            sum_by_ones(others) + sum_by_ones(last)
        }
    }
// ANCHOR_END: ones
