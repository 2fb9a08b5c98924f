//! mistake: Cuts after the first third.
//! says: 8 elements: height 6 where 4 suffices: split in the middle
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
+         let (left, right) = numbers.split_at((numbers.len() / 3).max(1));
