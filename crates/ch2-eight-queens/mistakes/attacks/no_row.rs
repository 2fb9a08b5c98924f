//! mistake: The row is left out.
//! says: (2, 1) and (2, 6) share a row, and attacks said false. No row counts
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ cols_apart == 0 || rows_apart == cols_apart
