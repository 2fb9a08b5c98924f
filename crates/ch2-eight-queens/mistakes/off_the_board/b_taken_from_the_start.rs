//! mistake: b begins with everything taken.
//! says: not one queen was placed: true means free
// CHANGE: arrays
- let mut b = vec![true; 2 * n + 1]; // i + j is 2 to 2n
+ let mut b = vec![false; 2 * n + 1]; // i + j is 2 to 2n
