//! mistake: The difference is taken the other way round, unshifted.
//! says: went below zero, where a usize cannot go
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, col - row);
