//! mistake: c is tested at the shifted place and marked at the unshifted one.
//! says: Is each line marked, tested and freed, all at one place of its array, and does the loop go on after a taken square?
// CHANGE: square
-     c[falling] = false;
+     c[i.abs_diff(j)] = false;

-     c[falling] = true;
+     c[i.abs_diff(j)] = true;
