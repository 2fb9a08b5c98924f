//! mistake: The search is over when row 0 has come to the middle.
//! says: 1 of 2: row 0 was left with column 2 never tried.
// CHANGE: body
+ if self.row == 0 && self.col >= n.div_ceil(2) {
+     return false;
+ }
  let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
