//! mistake: Not more rows than columns is taken for a diagonal.
//! says: (0, 0) and (1, 2) share no line: 1 row and 2 columns apart.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart <= cols_apart
