//! mistake: The arrays are long enough, but everything is taken from the start.
//! says: 0 of 2, and not one queen was placed: true means free, and on an empty board everything is.
// ANCHOR: arrays
let mut a = vec![false; n + 1];
let mut b = vec![false; 2 * n + 1];
let mut c = vec![false; 2 * n - 1];
// ANCHOR_END: arrays
