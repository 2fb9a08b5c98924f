//! mistake: Only the rest of the right list is added.
//! says: merge([5], [3]): yours returned [3], and it should be [3, 5].
// CHANGE: join
-     merged.extend(&left[l..]);
