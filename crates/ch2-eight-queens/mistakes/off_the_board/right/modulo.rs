//! right: The difference is taken modulo the number of diagonals.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = (i + 2 * n - 1 - j) % (2 * n - 1);
