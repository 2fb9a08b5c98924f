//! mistake: The difference is used as it is, which in the first row lies below zero.
//! says: i − j went below zero: in row 1 it is 0 to −3, and there is no c[−1]. Shift it
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i - j;
