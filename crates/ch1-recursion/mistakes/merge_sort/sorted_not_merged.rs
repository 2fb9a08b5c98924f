//! mistake: The sorted halves are put one behind the other.
//! says: merge_sort([2, 1]): yours returned [2, 1], and it should be [1, 2]. The calls of merge_sort([2, 1]) returned [2] and [1], and it made [2, 1] of them. Merge the two.
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     [merge_sort(left), merge_sort(right)].concat()
