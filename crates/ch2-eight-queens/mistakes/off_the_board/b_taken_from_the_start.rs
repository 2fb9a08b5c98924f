//! mistake: b begins with everything taken.
//! says: not one queen was placed: true means free
// ANCHOR: arrays
let mut a = vec![true; n + 1]; // j is 1 to n; place 0 is never used
let mut b = vec![false; 2 * n + 1]; // i + j is 2 to 2n
let mut c = vec![true; 2 * n - 1]; // i - j + n - 1 is 0 to 2n - 2
// ANCHOR_END: arrays
