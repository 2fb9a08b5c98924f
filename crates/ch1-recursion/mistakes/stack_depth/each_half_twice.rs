//! mistake: Sums each half twice and takes the larger answer.
//! says: made 4 calls: two parts, each summed once.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at(numbers.len() / 2);
        sum_by_halves(left).max(sum_by_halves(left)) + sum_by_halves(right).max(sum_by_halves(right))
    }
}
// ANCHOR_END: halves
