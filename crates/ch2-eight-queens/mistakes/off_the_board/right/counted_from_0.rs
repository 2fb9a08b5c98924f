//! right: Sums and columns are brought down to 0.
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if a[j - 1] && b[i + j - 2] && c[falling] {
      board.place(i - 1, j - 1);
-     a[j] = false;
-     b[i + j] = false;
+     a[j - 1] = false;
+     b[i + j - 2] = false;

-     a[j] = true;
-     b[i + j] = true;
+     a[j - 1] = true;
+     b[i + j - 2] = true;
