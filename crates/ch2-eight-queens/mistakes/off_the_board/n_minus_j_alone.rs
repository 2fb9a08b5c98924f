//! mistake: The row is forgotten in the shifted difference.
//! says: And is c asked for i − j shifted
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = n - j;
