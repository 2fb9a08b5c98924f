//! mistake: A full board ends the search: no step leads away from it.
//! says: lazy(4): yours found 1 board, and it should find 2. A full board is not the end; the next step takes back its last queen.
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
- if let Some(col) = next {
+ if self.row == n {
+     return false;
+ }
+ if let Some(col) = (self.col..n).find(|&col| self.free.is_free(self.row, col)) {
