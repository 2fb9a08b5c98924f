//! mistake: The weaker bound is taken.
//! says: The weaker bound was kept.
// CHANGE: look_up
-     Bound::AtLeast => alpha = alpha.max(entry.value),
-     Bound::AtMost => beta = beta.min(entry.value),
+     Bound::AtLeast => alpha = alpha.min(entry.value),
+     Bound::AtMost => beta = beta.max(entry.value),
