//! mistake: One number is answered by an empty list.
//! says: merge_sort([2, 1]): yours returned [], and it should be [1, 2].
//! also: merge_sort([7]): yours returned [], and it should be [7]. One number is in order as it is: return it in a list.
// CHANGE: sort
-         return numbers.to_vec();
+         return Vec::new();
