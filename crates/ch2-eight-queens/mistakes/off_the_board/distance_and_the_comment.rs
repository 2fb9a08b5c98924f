//! mistake: The distance is used, and the comment is left.
//! says: or is the index of c not the shifted difference?
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n + 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && c[i.abs_diff(j)] {

-     c[falling] = false;

-     c[falling] = true;
+     c[i.abs_diff(j)] = true;
