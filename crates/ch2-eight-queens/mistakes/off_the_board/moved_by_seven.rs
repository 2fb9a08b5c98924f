//! mistake: 7 is added, because the page speaks of 8 columns
//! says: off_the_board(9): yours stopped with a panic, and it should not: a subtraction went below zero, where a usize cannot go. The boards of 1 to 8 are right: is some number in your program made for small boards?
// ANCHOR: arrays
    let mut a = vec![true; 20];
    let mut b = vec![true; 40];
    let mut c = vec![true; 40];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
- if a[j] && b[i + j] && c[falling] {
+ if a[j] && b[i + j] && c[i + 7 - j] {

-     c[falling] = false;
+     c[i + 7 - j] = false;

-     c[falling] = true;
+     c[i + 7 - j] = true;
