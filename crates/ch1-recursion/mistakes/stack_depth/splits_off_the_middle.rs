//! mistake: The one in the middle is added, and what is left and right of it are two parts; only none is a base case.
//! says: sum_by_halves of 1 number: yours made 3 calls, and it should make 1.
//! also: sum_by_halves of 1 number: yours went 2 frames deep, and it should go 1 deep.
// ANCHOR: ones
if numbers.is_empty() { return 0; }
numbers[0] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones
// ANCHOR: halves
if numbers.is_empty() { return 0; }
let k = numbers.len() / 2;
numbers[k] + sum_by_halves(&numbers[..k]) + sum_by_halves(&numbers[k + 1..])
// ANCHOR_END: halves
