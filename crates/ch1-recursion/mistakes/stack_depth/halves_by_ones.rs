//! mistake: Splits off one element, so the tree is a chain again.
//! says: sum_by_halves of 8 numbers: yours went 8 frames deep, and it should go 4 deep. Split in the middle, then split both halves in the same way. (The sum is right.)
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
+         let (left, right) = numbers.split_at(1);
