//! mistake: The columns begin with 1.
//! says: choices: yours returned [1, 2, 3], and it should be [0, 1, 2, 3].
// CHANGE: choices
- (0..n)
+ (1..n)
