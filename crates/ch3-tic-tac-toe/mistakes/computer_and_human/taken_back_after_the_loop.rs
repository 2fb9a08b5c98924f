//! mistake: Takes the marks back when the loop is over.
//! says: leave the board as you found it
// CHANGE: human
-         grid.take_back(cell);
