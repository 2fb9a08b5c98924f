//! mistake: The row is forgotten in the shifted difference.
//! says: or is the index of c not the shifted difference?
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = n - j;
