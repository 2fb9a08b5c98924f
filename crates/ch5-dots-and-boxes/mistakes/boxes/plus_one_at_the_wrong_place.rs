//! mistake: The lines across are counted as rows * (cols + 1).
//! says: the + 1 is at the rows.
// CHANGE: numbers
- let lines_across = (size.rows + 1) * size.cols;
+ let lines_across = size.rows * (size.cols + 1);
