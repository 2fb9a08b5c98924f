//! mistake: The distances are compared the wrong way.
//! says: as many rows as columns is a diagonal.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart != cols_apart
