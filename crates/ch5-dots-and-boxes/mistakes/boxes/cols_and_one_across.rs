//! mistake: Lines across are counted with cols + 1 in a row.
//! says: Lines across have cols in a row; cols + 1 is for those down.
// CHANGE: numbers
- let top = row * size.cols + col;
+ let top = row * (size.cols + 1) + col;
