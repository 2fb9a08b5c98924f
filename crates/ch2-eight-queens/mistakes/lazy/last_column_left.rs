//! mistake: The last column is not tried
//! says: lazy(1): yours found no board, and it should find 1. Not one queen was placed, though on a board of 4 there are some: the columns are 0 to n − 1, here 0 alone.
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
+ let next = (self.col..n - 1).find(|&col| self.row < n && self.free.is_free(self.row, col));
