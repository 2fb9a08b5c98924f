//! right: The middle number is added on its own, and no empty part is summed.
//! told: frames deep. By halves:
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let mid = numbers.len() / 2;
        let (left, right) = (&numbers[..mid], &numbers[mid + 1..]);
        let right = if right.is_empty() { 0 } else { sum_by_halves(right) };
        sum_by_halves(left) + numbers[mid] + right
    }
}
// ANCHOR_END: halves
