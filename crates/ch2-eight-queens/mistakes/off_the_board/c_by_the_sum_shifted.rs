//! mistake: c is asked for the sum, shifted.
//! says: In row 2 i + j is 3 to 6, so it is not b that was asked.
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n + 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && c[n + i - 1 + j] {

-     c[falling] = false;
+     c[n + i - 1 + j] = false;

-     c[falling] = true;
+     c[n + i - 1 + j] = true;
