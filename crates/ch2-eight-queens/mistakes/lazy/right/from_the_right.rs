//! right: The columns are tried from the right.
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
- if let Some(col) = next {
+ let next = (self.col..n).find(|&at| self.row < n && self.free.is_free(self.row, n - 1 - at));
+ if let Some(at) = next {
+     let col = n - 1 - at;

-     self.col = col + 1;
+     self.col = n - col;
