//! mistake: The lines across are counted as rows * (cols + 1).
//! says: There are (rows + 1) × cols lines across, not rows × (cols + 1).
// CHANGE: numbers
- let lines_across = (size.rows + 1) * size.cols;
+ let lines_across = size.rows * (size.cols + 1);
