//! mistake: All three are demanded at once.
//! says: join the three tests by "or"
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 && cols_apart == 0 && rows_apart == cols_apart
