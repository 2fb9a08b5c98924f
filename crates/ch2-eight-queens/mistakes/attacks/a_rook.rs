//! mistake: The diagonals are left out.
//! says: attacks((0, 0), (7, 7)): yours returned false, and it should be true. They are 7 rows and 7 columns apart: as many rows as columns is a diagonal. No diagonal counts: compare how many rows the two queens are apart with how many columns.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0
