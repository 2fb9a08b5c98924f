//! mistake: Not more rows than columns is taken for a diagonal.
//! says: attacks((0, 0), (1, 2)): yours returned true, and it should be false. They share no line: they are 1 row and 2 columns apart.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart <= cols_apart
