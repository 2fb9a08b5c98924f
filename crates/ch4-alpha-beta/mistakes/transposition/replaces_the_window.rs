//! mistake: The bound takes the place of the end of the window, even where it is weaker.
//! says: The window was wider than asked. "at least" raises alpha, and only where that narrows it
// CHANGE: look_up
-     Bound::AtLeast => alpha = alpha.max(entry.value),
-     Bound::AtMost => beta = beta.min(entry.value),
+     Bound::AtLeast => alpha = entry.value,
+     Bound::AtMost => beta = entry.value,
