//! mistake: A falling diagonal with i < j is never asked for
//! says: Nothing keeps two queens off one falling diagonal in one half of the board
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && (i < j || c[i - j]) {

-     c[falling] = false;
+     if i >= j {
+         c[i - j] = false;
+     }

-     c[falling] = true;
+     if i >= j {
+         c[i - j] = true;
  }
+ }
