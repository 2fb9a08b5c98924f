//! mistake: The right side is taken for the line below the left one.
//! says: That line lies below the left side. The right side comes right after the left one.
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, top + size.cols, left, left + size.cols + 1]
