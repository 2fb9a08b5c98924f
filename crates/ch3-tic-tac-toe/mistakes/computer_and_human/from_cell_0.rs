//! mistake: The cells are numbered from 0.
//! says: there is no cell 0: the cells are 1 to 9. Neither 0 nor 10 is one.
// CHANGE: win
- for cell in 1..=9 {
+ for cell in 0..9 {
