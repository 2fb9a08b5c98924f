//! mistake: Sorts both halves, and merges the halves as they were.
//! says: merge_sort([4, 3, 2, 1]): yours returned [2, 1, 4, 3], and it should be [1, 2, 3, 4]. The calls of merge_sort([4, 3, 2, 1]) returned [3, 4] and [1, 2], and it made [2, 1, 4, 3] of them. Merge the lists that the calls return, not the halves as they were.
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     merge_sort(left);
+     merge_sort(right);
+     merge(left, right)
