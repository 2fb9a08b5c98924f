//! mistake: The marks are taken away, and the digit stays.
//! says: take_back((0, 3, 2)): yours left the grid
// CHANGE: take_back
- self.grid.take_back(row, col);
