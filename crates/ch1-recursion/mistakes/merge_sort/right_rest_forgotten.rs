//! mistake: Only the rest of the left list is added.
//! says: merge([3], [5]): yours returned [3], and it should be [3, 5].
// CHANGE: join
-     merged.extend(&right[r..]);
