//! mistake: Lines across and down are numbered row by row, and closed_by asks that.
//! says: All lines across come before the first line down
//! also: closed_by fits what `sides` says, and `sides` is wrong: look at that first.
// ANCHOR: numbers
let top = (row * (2 * size.cols + 1)) + col;
[top, top + 2 * size.cols + 1, top + size.cols, top + size.cols + 1]
// ANCHOR_END: numbers
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let after = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let four = sides(size, row, col);
+         if four.contains(&line) && four.iter().all(|s| after & 1 << s != 0) {
