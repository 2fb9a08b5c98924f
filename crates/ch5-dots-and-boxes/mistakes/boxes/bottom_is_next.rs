//! mistake: The bottom is taken for the line after the top.
//! says: the top of the one below, and that is cols further on, not one.
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, top + 1, left, left + 1]
