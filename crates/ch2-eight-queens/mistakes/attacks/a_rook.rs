//! mistake: The diagonals are left out.
//! says: (0, 0) and (7, 7) attack: 7 rows and 7 columns apart, as many rows as columns is a diagonal.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0
