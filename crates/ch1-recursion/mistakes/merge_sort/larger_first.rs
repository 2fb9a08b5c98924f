//! mistake: Takes the larger of the two first numbers.
//! says: merge([3], [5]): yours returned [5, 3], and it should be [3, 5].
// CHANGE: join
-         if left[l] <= right[r] {
+         if left[l] >= right[r] {
