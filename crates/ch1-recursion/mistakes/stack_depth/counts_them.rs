//! mistake: Counts the numbers.
//! says: sum_by_ones([7]): yours returned 1, and it should be 7. One number is its own sum.
// CHANGE: ones
-     [only] => *only,
+     [_] => 1,
