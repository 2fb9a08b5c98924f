//! mistake: A full board is asked for a draw after the loop.
//! says: XOXXOOOXX is full: a draw, before anything is tried, and there is no cell to mark.
// CHANGE: computer
- if grid.is_full() {
-     return (DRAW, None);
- }
// CHANGE: human
- if grid.is_full() {
-     return (DRAW, None);
- }
