//! mistake: Row and col are swapped.
//! says: Row and col are confused
// CHANGE: numbers
- let top = row * size.cols + col;
+ let top = col * size.cols + row;
