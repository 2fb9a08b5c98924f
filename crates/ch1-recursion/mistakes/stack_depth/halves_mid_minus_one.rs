//! mistake: The middle is one too far to the left.
//! says: [3, 4] was split into [] and itself: no part may be empty.
// ANCHOR: halves
    if numbers.is_empty() { return 0; }
    if numbers.len() == 1 { return numbers[0]; }
    let mid = (numbers.len() - 1) / 2;
    sum_by_halves(&numbers[..mid]) + sum_by_halves(&numbers[mid..])
// ANCHOR_END: halves
