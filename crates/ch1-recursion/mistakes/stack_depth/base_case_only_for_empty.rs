//! mistake: Only the empty slice stops; one element is halved for ever.
//! says: [7] was split into [] and [7]: one element is a base case too.
// ANCHOR: halves
if numbers.is_empty() {
    return 0;
}
let (left, right) = numbers.split_at(numbers.len() / 2);
sum_by_halves(left) + sum_by_halves(right)
// ANCHOR_END: halves
