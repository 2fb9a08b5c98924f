//! mistake: A diagonal ends after one square.
//! says: A diagonal goes on to the edge of the board
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart == 1 && cols_apart == 1
