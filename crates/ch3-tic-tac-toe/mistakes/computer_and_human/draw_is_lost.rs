//! mistake: A full board is a loss.
//! says: XOXXOOOXX is full: a draw, before anything is tried
// CHANGE: human
-     return (DRAW, None);
+     return (COMPUTER_LOSS, None);
// CHANGE: computer
-     return (DRAW, None);
+     return (COMPUTER_LOSS, None);
