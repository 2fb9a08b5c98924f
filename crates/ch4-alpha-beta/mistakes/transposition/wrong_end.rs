//! mistake: At least lowers beta, at most raises alpha.
//! says: "at least" raises alpha
// CHANGE: look_up
-     Bound::AtLeast => alpha = alpha.max(entry.value),
-     Bound::AtMost => beta = beta.min(entry.value),
+     Bound::AtLeast => beta = beta.min(entry.value),
+     Bound::AtMost => alpha = alpha.max(entry.value),
