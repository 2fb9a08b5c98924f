//! mistake: A full board is asked for a draw after the loop.
//! says: find_computer_move on XOXXOOOXX, where X is the human: yours returned value −2 and no cell, and it should be value 0 and no cell.
// CHANGE: computer
- if grid.is_full() {
-     return (DRAW, None);
- }
// CHANGE: human
- if grid.is_full() {
-     return (DRAW, None);
- }
