//! mistake: Both indices move on, whichever number was taken.
//! says: merge([3], [5]): yours returned [3], and it should be [3, 5].
// CHANGE: join
-             merged.push(left[l]);
-             l += 1;
+             merged.push(left[l]);
+             l += 1;
+             r += 1;
