//! mistake: Tries all moves first and asks for a win at once only where that finds none.
//! says: 3 does not win at once: look for a win of the computer before you try the moves.
// CHANGE: computer
- if let Some(cell) = immediate_win(grid, Side::Computer) {
-     return (COMPUTER_WIN, Some(cell));
- }

-         let (response_value, _) = find_human_move(grid);
+         let response_value = if grid.has_won(Side::Computer) {
+             COMPUTER_WIN
+         } else {
+             find_human_move(grid).0
+         };
