//! mistake: Recursion on the left half, a loop for the right one.
//! says: made one call only, for one half: the other half is summed by halves, too. (The sum is right.)
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at(numbers.len() / 2);
        sum_by_halves(left) + right.iter().sum::<u64>()
    }
}
// ANCHOR_END: halves
