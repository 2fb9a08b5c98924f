//! mistake: The number in the middle is in neither half.
//! says: merge_sort([2, 1]): yours returned [2], and it should be [1, 2]. [2, 1] was split into [2] and []. Each number belongs to one of the two parts.
// CHANGE: sort
-     let (left, right) = numbers.split_at(numbers.len() / 2);
+     let mid = numbers.len() / 2;
+     let (left, right) = (&numbers[..mid], &numbers[mid + 1..]);
