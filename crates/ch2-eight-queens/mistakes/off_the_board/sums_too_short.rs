//! mistake: The array of sums has one place for each diagonal, but the sums start at 2.
//! says: In the corner (4, 4) i + j is 8: b needs places 0 to 8.
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n - 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
