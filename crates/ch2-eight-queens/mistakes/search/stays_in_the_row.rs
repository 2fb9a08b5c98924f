//! mistake: The row is not counted on.
//! says: These are the columns of row 0 once more. It is choose that goes on to the next row.
// CHANGE: choose
- self.row += 1;
// CHANGE: take_back
- self.row -= 1;
