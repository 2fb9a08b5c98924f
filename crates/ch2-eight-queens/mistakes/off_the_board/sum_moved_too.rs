//! mistake: i + j is moved down by n, below zero in the upper corner
//! says: which other number is less than the one that is taken away?
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j - n] && c[falling] {

-     b[i + j] = false;
+     b[i + j - n] = false;

-     b[i + j] = true;
+     b[i + j - n] = true;
