//! mistake: Falling is shifted by 1 instead of n - 1.
//! says: is each line marked, tested and freed at one and the same place of its array?
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, (row + 1).saturating_sub(col));
