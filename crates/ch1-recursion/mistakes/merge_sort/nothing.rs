//! mistake: The list is copied, and not sorted.
//! says: merge_sort([2, 1]): yours returned [2, 1], and it should be [1, 2].
// CHANGE: sort
-     if numbers.len() < 2 {
-         return numbers.to_vec();
-     }
-     let (left, right) = numbers.split_at(numbers.len() / 2);
-     merge(&merge_sort(left), &merge_sort(right))
+     numbers.to_vec()
