//! mistake: At least 3 is taken for more than 3.
//! says: raises alpha
// CHANGE: look_up
-     Bound::AtLeast => alpha = alpha.max(entry.value),
+     Bound::AtLeast => alpha = alpha.max(entry.value + 1),
