//! mistake: Squares of one colour are taken for a diagonal.
//! says: Two squares of one colour need not share a diagonal.
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart == 0 || cols_apart == 0 || (row_a + col_a) % 2 == (row_b + col_b) % 2
