//! mistake: Adds in 32 bits.
//! says: sums of small numbers are right. That is what is left of it in 32 bits: keep u64 all the way.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => u64::from(*only as u32),
    _ => {
        let (left, right) = numbers.split_at(numbers.len() / 2);
        sum_by_halves(left) + sum_by_halves(right)
    }
}
// ANCHOR_END: halves
