//! mistake: The row is left out.
//! says: attacks((2, 1), (2, 6)): yours returned false, and it should be true. They share a row. No row counts: two queens in one row attack each other, too.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ cols_apart == 0 || rows_apart == cols_apart
