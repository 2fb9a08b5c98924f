//! mistake: The difference wraps around.
//! says: i − j wrapped around below zero
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i.wrapping_sub(j);
