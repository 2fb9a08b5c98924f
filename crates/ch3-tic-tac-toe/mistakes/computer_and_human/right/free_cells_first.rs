//! right: Lists the empty cells, and goes through them.
// CHANGE: computer
- for cell in 1..=9 {
-     if grid.is_empty(cell) {
+ let free: Vec<usize> = (1..=9).filter(|cell| grid.is_empty(*cell)).collect();
+ for cell in free {
+     {
