//! mistake: All boxes that have exactly three sides when the line is drawn.
//! says: You take boxes of which the line is the third side: it must be the fourth.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let now = drawn | 1 << line;

-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.contains(&line) && sides.iter().filter(|&side| now & 1 << side != 0).count() == 3 {
