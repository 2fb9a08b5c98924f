//! mistake: Splits off one element, so the tree is a chain again.
//! says: 8 elements: height 8 where 4 suffices: split in the middle, and both halves again so.
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
+         let (left, right) = numbers.split_at(1);
