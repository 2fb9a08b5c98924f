//! mistake: Hands the whole list to the other function.
//! says: 8 elements: height 5, and should be 8
// ANCHOR: ones
sum_by_halves(numbers)
// ANCHOR_END: ones
