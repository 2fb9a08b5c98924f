//! mistake: The step after a solution does nothing and answers true.
//! says: lazy(1): yours gave 300 boards, only 1 of them different, and it should give each once. The board was full once, and given 300 times. The step after a solution is a retreat: it takes back the last queen.
// CHANGE: body
+ if self.row == n {
+     return true;
+ }
  let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
