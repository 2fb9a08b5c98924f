//! mistake: Leaves out the look for a win at once, and goes on after a line is made.
//! says: The computer can win at once on 6. Yours blocks on 3: look for a win first.
// CHANGE: computer
- if let Some(cell) = immediate_win(grid, Side::Computer) {
-     return (COMPUTER_WIN, Some(cell));
- }
