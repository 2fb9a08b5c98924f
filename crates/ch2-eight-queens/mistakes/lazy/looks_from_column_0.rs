//! mistake: The step looks for a free column from column 0.
//! says: does the step look from self.col on?
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
+ let next = (0..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
