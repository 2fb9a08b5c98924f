//! mistake: The column is left out.
//! says: attacks((1, 4), (6, 4)): yours returned false, and it should be true. They share a column. No column counts: two queens in one column attack each other, too.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || rows_apart == cols_apart
