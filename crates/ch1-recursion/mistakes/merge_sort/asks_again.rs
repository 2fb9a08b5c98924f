//! mistake: To see whether the halves are in order, each is sorted once more.
//! says: merge_sort of 8 numbers: yours made 34 calls, and it should make 15 at most. The order is right
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     if merge_sort(left) == left && merge_sort(right) == right {
+         return merge(left, right);
+     }
+     merge(&merge_sort(left), &merge_sort(right))
