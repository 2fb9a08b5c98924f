//! mistake: The test is moved by n, the marks are not
//! says: Is each line marked, tested and freed at one and the same place of its array
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && c[n + i - j] {

-     c[falling] = false;
+     c[i.abs_diff(j)] = false;

-     c[falling] = true;
+     c[i.abs_diff(j)] = true;
