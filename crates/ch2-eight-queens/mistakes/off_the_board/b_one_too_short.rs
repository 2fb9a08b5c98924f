//! mistake: b is one place too short.
//! says: In the corner (8, 8) i + j is 16: b needs places 0 to 16.
// CHANGE: arrays
- let mut b = vec![true; 2 * n + 1]; // i + j is 2 to 2n
+ let mut b = vec![true; 2 * n]; // i + j is 2 to 2n
