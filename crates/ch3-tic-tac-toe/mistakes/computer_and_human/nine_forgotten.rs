//! mistake: The cells are 1 to 8 in the look for a win.
//! says: the cell with which X wins XO.OX.... at once is 9, and immediate_win says none: the cells are 1 to 9, 9 included.
// CHANGE: win
- for cell in 1..=9 {
+ for cell in 1..9 {
