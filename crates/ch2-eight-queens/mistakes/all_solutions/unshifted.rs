//! mistake: The difference is used as it is.
//! says: row − column went below zero, where a usize cannot go
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row - col);
