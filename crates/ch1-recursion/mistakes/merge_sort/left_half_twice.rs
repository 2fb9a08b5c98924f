//! mistake: Sorts the left half twice.
//! says: merge_sort([2, 1]): yours returned [2, 2], and it should be [1, 2].
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     let _ = right;
+     merge(&merge_sort(left), &merge_sort(left))
