//! mistake: Both functions split in the middle.
//! says: 8 elements: height 4, and should be 8: split off the first one
// ANCHOR: ones
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at(numbers.len() / 2);
        sum_by_ones(left) + sum_by_ones(right)
    }
}
// ANCHOR_END: ones
