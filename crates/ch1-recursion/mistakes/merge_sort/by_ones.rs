//! mistake: Splits off one number at a time: an insertion sort.
//! says: merge_sort of 8 numbers: yours went 8 frames deep, and it should go 4 deep at most. The order is right. Split in the middle
// CHANGE: sort
-     let (left, right) = numbers.split_at(numbers.len() / 2);
+     let (left, right) = numbers.split_at(1);
