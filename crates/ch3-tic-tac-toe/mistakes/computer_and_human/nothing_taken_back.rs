//! mistake: The marks stay after the call.
//! says: leave the board as you found it
// CHANGE: computer
-         grid.take_back(cell);
// CHANGE: human
-         grid.take_back(cell);
