//! mistake: All boxes that are closed now, also those that were closed before.
//! says: A box that was closed before is not closed by this line
// CHANGE: closed
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.iter().all(|side| drawn_now & 1 << side != 0) {
