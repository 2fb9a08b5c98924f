//! mistake: The base case asks for more than n rows.
//! says: answered false: when all rows are filled, the answer is true.
// CHANGE: body
- if row == n {
+ if row > n {
