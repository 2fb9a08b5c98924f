//! mistake: The step after a solution does nothing and answers true.
//! says: same board twice: the board was full once, and given 300 times.
// CHANGE: body
+ if self.row == n {
+     return true;
+ }
  let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
