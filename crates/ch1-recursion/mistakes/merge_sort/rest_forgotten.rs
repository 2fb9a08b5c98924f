//! mistake: When one list is used up, what is left of the other is forgotten.
//! says: merge([3], [5]): yours returned [3], and it should be [3, 5]. 5 is missing. When one list is used up, add what is left of the other.
// CHANGE: join
-     merged.extend(&left[l..]);
-     merged.extend(&right[r..]);
+     let _ = &merged;
