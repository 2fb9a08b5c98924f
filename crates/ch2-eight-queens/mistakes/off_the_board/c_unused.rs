//! mistake: c is left out altogether.
//! says: Nothing keeps two queens off one falling diagonal
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] {
