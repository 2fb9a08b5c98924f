//! right: The last number is split off instead of the first.
// CHANGE: ones
-             let (first, rest) = numbers.split_at(1);
+             let (first, rest) = numbers.split_at(numbers.len() - 1);
