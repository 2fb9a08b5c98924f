//! mistake: The column is left out.
//! says: (1, 4) and (6, 4) share a column, and attacks said false. No column counts
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || rows_apart == cols_apart
