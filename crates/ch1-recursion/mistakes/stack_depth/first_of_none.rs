//! mistake: Takes the first element without asking whether there is one.
//! says: sum_by_ones([]): yours stopped with a panic, and it should return 0. An empty list has no number to take, and its sum is 0.
// ANCHOR: ones
if numbers.len() == 1 {
    return numbers[0];
}
numbers[0] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones
