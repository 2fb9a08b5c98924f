//! mistake: Looks whether the opponent wins at once, and takes that for a win of its own.
//! says: The computer can win at once on 6. 3 does not win at once: look for a win of the computer, and not of the other side.
// CHANGE: computer
- if let Some(cell) = immediate_win(grid, Side::Computer) {
+ if let Some(cell) = immediate_win(grid, Side::Human) {
