//! mistake: A bit that is set is expected to be 1.
//! says: How is it tested whether a side is drawn?
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let after = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let four = sides(size, row, col);
+         if four.contains(&line) && four.iter().all(|s| after & 1 << s == 1) {
