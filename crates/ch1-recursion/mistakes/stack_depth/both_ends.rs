//! mistake: The first and the last number are taken, and the middle is halved.
//! says: 8 elements: height 5 where 4 suffices: split in the middle, and both halves again so. (The sum is right.)
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    [first, middle @ .., last] => first + sum_by_halves(middle) + last,
}
// ANCHOR_END: halves
