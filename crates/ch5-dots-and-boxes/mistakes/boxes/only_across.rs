//! mistake: Only tops and bottoms are looked at.
//! says: Only lines across ever close a box
// CHANGE: closed
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides[..2].contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
