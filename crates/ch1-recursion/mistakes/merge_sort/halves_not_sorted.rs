//! mistake: The halves are merged as they are, without a call.
//! says: merge_sort([4, 3, 2, 1]): yours returned [2, 1, 4, 3], and it should be [1, 2, 3, 4]. Sort both halves, and merge the two lists that come back.
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     merge(left, right)
