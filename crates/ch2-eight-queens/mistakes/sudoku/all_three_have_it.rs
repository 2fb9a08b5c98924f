//! mistake: A digit is left out only if all three have it.
//! says: A digit is left out only if row, column and box all have it.
// CHANGE: digits
- let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, col)];
+ let taken = self.rows[row] & self.columns[col] & self.boxes[self.box_of(row, col)];
