//! mistake: The row is forgotten in the shifted difference.
//! says: is c indexed by the distance (`abs_diff`), not by i − j shifted?
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = n - j;
