//! mistake: The digit is marked, and not placed.
//! says: placed by choose: yours left the grid .... .... .... ....
// CHANGE: choose
- self.grid.place(row, col, digit);
