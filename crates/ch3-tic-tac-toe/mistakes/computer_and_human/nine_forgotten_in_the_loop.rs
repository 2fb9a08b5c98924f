//! mistake: The computer tries the cells 1 to 8.
//! says: find_computer_move never asked what comes after 9: try every empty cell before you answer, 9 included.
// CHANGE: computer
- for cell in 1..=9 {
+ for cell in 1..9 {
