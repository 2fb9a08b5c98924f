//! mistake: Cuts after the first third.
//! says: 8 elements: height 6 where 4 suffices: split in the middle
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at((numbers.len() / 3).max(1));
        sum_by_halves(left) + sum_by_halves(right)
    }
}
// ANCHOR_END: halves
