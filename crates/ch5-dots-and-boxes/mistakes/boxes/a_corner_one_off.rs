//! mistake: The row is counted from 1.
//! says: went below 0
// CHANGE: numbers
- let top = row * size.cols + col;
+ let top = (row - 1) * size.cols + col;
