//! mistake: The sides are given clockwise.
//! says: Yours are its sides in another order
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, left + 1, top + size.cols, left]
