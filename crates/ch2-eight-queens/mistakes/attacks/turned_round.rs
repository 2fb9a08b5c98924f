//! mistake: Answers whether they leave each other alone.
//! says: Every answer is the opposite of the right one
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ rows_apart != 0 && cols_apart != 0 && rows_apart != cols_apart
