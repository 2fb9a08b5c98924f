//! mistake: The row is not counted on.
//! says: These are the columns of row 0 once more.
// CHANGE: choose
- self.row += 1;
// CHANGE: take_back
- self.row -= 1;
