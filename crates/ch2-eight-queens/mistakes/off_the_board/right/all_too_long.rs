//! right: The arrays are longer than they need be.
// ANCHOR: arrays
let mut a = vec![true; 2 * n + 2];
let mut b = vec![true; 3 * n + 2];
let mut c = vec![true; 3 * n + 2];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i + n - j;
