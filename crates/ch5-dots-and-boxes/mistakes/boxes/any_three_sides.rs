//! mistake: Every box with three sides, whether the line is its fourth or not.
//! says: You take every box that has three sides: the line must be the fourth.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let count = sides(size, row, col).iter().filter(|&side| drawn & 1 << side != 0).count();
+         if count == 3 {
