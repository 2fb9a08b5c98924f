//! mistake: The lines down are numbered from 0 again.
//! says: The lines across come first, and there are (rows + 1) × cols of them.
// CHANGE: numbers
- let left = lines_across + row * (size.cols + 1) + col;
+ let left = row * (size.cols + 1) + col;
