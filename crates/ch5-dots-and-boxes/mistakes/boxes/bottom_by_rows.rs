//! mistake: The bottom is rows further on.
//! says: Its bottom is line
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, top + size.rows, left, left + 1]
