//! mistake: The difference is shifted by n.
//! says: On a board of 1 each line has the number 0: column 0, row + col, and row − col shifted by n − 1 as well.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row + n - col);
