//! mistake: The middle element is added on its own, and one element is split into nothing twice.
//! says: [1] was split into [] and []: one element is a base case too.
// ANCHOR: halves
if numbers.is_empty() {
    return 0;
}
let mid = numbers.len() / 2;
sum_by_halves(&numbers[..mid]) + numbers[mid] + sum_by_halves(&numbers[mid + 1..])
// ANCHOR_END: halves
