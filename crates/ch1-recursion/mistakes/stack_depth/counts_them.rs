//! mistake: Counts the numbers.
//! says: sum of [7] is 7, not 1: one number is its own sum.
// ANCHOR: ones
match numbers {
    [] => 0,
    [_] => 1,
    _ => {
        let (first, rest) = numbers.split_at(1);
        sum_by_ones(first) + sum_by_ones(rest)
    }
}
// ANCHOR_END: ones
