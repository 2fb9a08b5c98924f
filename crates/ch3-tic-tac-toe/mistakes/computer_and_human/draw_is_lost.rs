//! mistake: A full board is a loss.
//! says: find_computer_move on XOXXOOOXX, where X is the human: yours returned value −1 and no cell, and it should be value 0 and no cell.
// CHANGE: human
-     return (DRAW, None);
+     return (COMPUTER_LOSS, None);
// CHANGE: computer
-     return (DRAW, None);
+     return (COMPUTER_LOSS, None);
