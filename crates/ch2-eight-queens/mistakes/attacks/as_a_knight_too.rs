//! mistake: The moves of a knight are counted, too.
//! says: That is the move of a knight.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart || rows_apart + cols_apart == 3
