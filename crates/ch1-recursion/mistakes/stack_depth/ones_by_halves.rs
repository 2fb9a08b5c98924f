//! mistake: Both functions split in the middle.
//! says: 8 elements: height 4, and should be 8: split off the first one
// CHANGE: ones
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
+         let (left, right) = numbers.split_at(numbers.len() / 2);
+         sum_by_ones(left) + sum_by_ones(right)
