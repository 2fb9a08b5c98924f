//! mistake: Only the left half is sorted.
//! says: merge_sort([4, 3, 2, 1]): yours returned [2, 1, 3, 4], and it should be [1, 2, 3, 4]. merge_sort([4, 3, 2, 1]) made one call only. Sort both halves before you merge them.
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     merge(&merge_sort(left), right)
