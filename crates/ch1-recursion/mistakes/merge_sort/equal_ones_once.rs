//! mistake: Of two equal numbers one is kept.
//! says: merge([2, 2], [2]): yours returned [2, 2], and it should be [2, 2, 2].
//! also: Equal numbers stay as many as they were: move one index on at a time.
// CHANGE: join
-         if left[l] <= right[r] {
+         if left[l] == right[r] {
+             merged.push(left[l]);
+             l += 1;
+             r += 1;
+         } else if left[l] < right[r] {
