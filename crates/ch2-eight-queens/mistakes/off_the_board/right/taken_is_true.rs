//! right: The arrays say what is taken: the false that they are given is right, the tests are turned over
// ANCHOR: arrays
    let mut a = vec![false; n + 1];
    let mut b = vec![false; 2 * n + 1];
    let mut c = vec![false; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if !a[j] && !b[i + j] && !c[falling] {
      board.place(i - 1, j - 1);
-     a[j] = false;
-     b[i + j] = false;
-     c[falling] = false;
+     a[j] = true;
+     b[i + j] = true;
+     c[falling] = true;

-     a[j] = true;
-     b[i + j] = true;
-     c[falling] = true;
+     a[j] = false;
+     b[i + j] = false;
+     c[falling] = false;
