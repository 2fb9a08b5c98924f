//! mistake: c is tested at the shifted place and marked at the unshifted one.
//! says: is each line marked, tested and freed at one and the same place of its array?
// CHANGE: square
-     c[falling] = false;
+     c[i.abs_diff(j)] = false;

-     c[falling] = true;
+     c[i.abs_diff(j)] = true;
