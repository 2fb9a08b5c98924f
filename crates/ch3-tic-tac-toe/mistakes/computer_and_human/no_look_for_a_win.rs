//! mistake: Leaves out the look for a win at once, and goes on after a line is made.
//! says: the computer can win XX.OO..X. at once on 6
// CHANGE: computer
- if let Some(cell) = immediate_win(grid, Side::Computer) {
-     return (COMPUTER_WIN, Some(cell));
- }
