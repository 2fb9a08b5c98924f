//! mistake: There are only as many rows of lines across as of boxes.
//! says: The lines across come first, and there is one row of them more than there are rows of boxes.
// CHANGE: numbers
- let lines_across = (size.rows + 1) * size.cols;
- let left = lines_across + row * (size.cols + 1) + col;
+ let left = size.rows * size.cols + row * (size.cols + 1) + col;
