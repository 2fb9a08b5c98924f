//! mistake: c is one place too short.
//! says: There are 15 diagonals of each kind: c needs places 0 to 14.
// CHANGE: arrays
- let mut c = vec![true; 2 * n - 1]; // i - j + n - 1 is 0 to 2n - 2
+ let mut c = vec![true; 2 * n - 2]; // i - j + n - 1 is 0 to 2n - 2
