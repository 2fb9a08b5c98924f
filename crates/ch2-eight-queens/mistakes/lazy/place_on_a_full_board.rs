//! mistake: A full board is asked for one more row.
//! says: full board
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
+ let next = (self.col..n).find(|&col| self.row == n || self.free.is_free(self.row, col));
