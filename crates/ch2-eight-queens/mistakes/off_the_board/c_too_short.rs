//! mistake: c is one place too short.
//! says: There are 15 diagonals of each kind: c needs places 0 to 14.
// ANCHOR: arrays
let mut a = vec![true; n + 1]; // j is 1 to n; place 0 is never used
let mut b = vec![true; 2 * n + 1]; // i + j is 2 to 2n
let mut c = vec![true; 2 * n - 2]; // i - j + n - 1 is 0 to 2n - 2
// ANCHOR_END: arrays
