//! mistake: The list is cut in half once, and each half is summed number by number.
//! says: sum_by_halves([1]) called sum_by_ones([]). Let sum_by_halves sum both parts itself
// ANCHOR: halves
    let (left, right) = numbers.split_at(numbers.len() / 2);
    sum_by_ones(left) + sum_by_ones(right)
// ANCHOR_END: halves
