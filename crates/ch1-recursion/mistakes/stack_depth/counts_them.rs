//! mistake: Counts the numbers.
//! says: sum of [7] is 7, not 1: one number is its own sum.
// CHANGE: ones
-     [only] => *only,
+     [_] => 1,
