//! mistake: The lines down are numbered column by column.
//! says: Lines down are numbered row by row, too, not column by column.
// CHANGE: numbers
- let left = lines_across + row * (size.cols + 1) + col;
- [top, top + size.cols, left, left + 1]
+ let left = lines_across + col * size.rows + row;
+ [top, top + size.cols, left, left + size.rows]
