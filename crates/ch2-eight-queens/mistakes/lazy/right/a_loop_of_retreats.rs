//! right: One step retreats as far as it must.
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
- if let Some(col) = next {
+ loop {
+     if self.row < n {
+         if let Some(col) = (self.col..n).find(|&col| self.free.is_free(self.row, col)) {

- } else if self.row > 0 {
+             return true;
+         }
+     }
+     if self.row == 0 {
+         return false;
+     }

- } else {
-     return false;
  }
- true
