//! mistake: Only the right side is wrong.
//! says: Lines down are numbered row by row, so the right side comes right after the left one.
//! also: closed_by fits what `sides` says, and `sides` is wrong: look at that first.
// ANCHOR: numbers
let top = row * size.cols + col;
let left = (size.rows + 1) * size.cols + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + size.cols]
// ANCHOR_END: numbers
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let after = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let four = sides(size, row, col);
+         if four.contains(&line) && four.iter().all(|s| after & 1 << s != 0) {
