//! mistake: The last column is not tried
//! says: not one queen was placed, though on a board of 4 there are some
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
+ let next = (self.col..n - 1).find(|&col| self.row < n && self.free.is_free(self.row, col));
