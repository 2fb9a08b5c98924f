//! mistake: Splits off one element, so the tree is a chain again.
//! says: 8 elements: height 8 where 4 suffices: split in the middle, and both halves again so.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at(1);
        sum_by_halves(left) + sum_by_halves(right)
    }
}
// ANCHOR_END: halves
