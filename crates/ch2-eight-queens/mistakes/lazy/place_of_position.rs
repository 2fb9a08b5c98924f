//! mistake: position counts from self.col, and is taken for the column
//! says: does the queen stand on the square that was tested?
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
+ let next = (self.col..n).position(|col| self.row < n && self.free.is_free(self.row, col));
