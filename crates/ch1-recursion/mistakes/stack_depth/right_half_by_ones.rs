//! mistake: The right half is handed to the other function, which goes down one by one.
//! says: 8 elements: height 5 where 4 suffices
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at(numbers.len() / 2);
        sum_by_halves(left) + sum_by_ones(right)
    }
}
// ANCHOR_END: halves
