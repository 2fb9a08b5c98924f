//! mistake: Nothing says that all rows are filled.
//! says: place_row(4) answered false: when all rows are filled, the answer is true.
// CHANGE: body
- if row == n {
-     return true;
- }
