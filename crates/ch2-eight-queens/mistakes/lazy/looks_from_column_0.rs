//! mistake: The step looks for a free column from column 0.
//! says: lazy(1): yours gave 300 boards, only 1 of them different, and it should give each once. With n = 1 the queen on (0, 0) was taken back, and the next one was placed on (0, 0) again: after a retreat only later columns are left to try in that row.
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
+ let next = (0..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
