//! mistake: Every box that the line touches.
//! says: You take every box that the line touches: the other three sides must be drawn.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides(size, row, col).contains(&line) {
