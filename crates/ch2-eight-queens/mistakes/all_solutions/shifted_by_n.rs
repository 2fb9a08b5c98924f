//! mistake: The difference is shifted by n.
//! says: row − col shifted by n − 1 as well
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row + n - col);
