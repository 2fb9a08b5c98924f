//! mistake: All four sides are looked for among the lines drawn before.
//! says: No line ever closes a box: the three other sides are drawn, and it is the fourth.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;

-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.contains(&line) && sides.iter().all(|side| drawn & 1 << side != 0) {
