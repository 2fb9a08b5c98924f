//! mistake: The human looks for the computer's win.
//! says: 6 does not win at once: look for a win of the human
// CHANGE: human
- if let Some(cell) = immediate_win(grid, Side::Human) {
+ if let Some(cell) = immediate_win(grid, Side::Computer) {
