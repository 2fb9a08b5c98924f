//! mistake: Lines down are numbered as if there were `cols` in a row.
//! says: Lines down have cols + 1 in a row.
// CHANGE: numbers
- let lines_across = (size.rows + 1) * size.cols;
- let left = lines_across + row * (size.cols + 1) + col;
+ let left = (size.rows + 1) * size.cols + row * size.cols + col;
