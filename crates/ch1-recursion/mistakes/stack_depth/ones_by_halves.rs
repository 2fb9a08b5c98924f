//! mistake: Both functions split in the middle.
//! says: sum_by_ones of 8 numbers: yours went 4 frames deep, and it should go 8 deep. Split off the first one, and leave all the others to one call. (The sum is right.)
// CHANGE: ones
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
+         let (left, right) = numbers.split_at(numbers.len() / 2);
+         sum_by_ones(left) + sum_by_ones(right)
