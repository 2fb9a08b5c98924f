//! mistake: Looks whether the opponent wins at once, and takes that for a win of its own.
//! says: the computer can win XX.OO..X. at once on 6: 1 and 6, and you say
// CHANGE: computer
- if let Some(cell) = immediate_win(grid, Side::Computer) {
+ if let Some(cell) = immediate_win(grid, Side::Human) {
