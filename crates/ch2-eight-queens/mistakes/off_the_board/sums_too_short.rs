//! mistake: The array of sums has one place for each diagonal, but the sums start at 2.
//! says: an array of 15 places has no place 16. In the corner (8, 8) i + j is 16: b needs places 0 to 16.
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n - 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
