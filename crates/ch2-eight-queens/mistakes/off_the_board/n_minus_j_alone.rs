//! mistake: The row is forgotten in the shifted difference.
//! says: is c asked for the distance (`abs_diff`) and not for i − j shifted?
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = n - j;
