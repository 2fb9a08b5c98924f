//! mistake: The last column is never offered.
//! says: choices: yours returned [0, 1, 2], and it should be [0, 1, 2, 3].
// CHANGE: choices
- (0..n)
+ (0..n - 1)
