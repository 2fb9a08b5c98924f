//! mistake: One drawn side is enough.
//! says: You take every box that the line touches: the other three sides must be drawn.
// CHANGE: closed
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.contains(&line) && sides.iter().any(|side| drawn_now & 1 << side != 0) {
