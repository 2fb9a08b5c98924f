//! right: Column minus row, shifted.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = j + n - 1 - i;
