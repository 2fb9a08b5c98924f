//! right: After a full board two queens are taken back: the last had the only free column.
// CHANGE: body
+ let full = self.row == n;
  let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));

+     for _ in 0..if full { 2.min(n) } else { 1 } {
      self.row -= 1;

+     }
  } else {
