//! mistake: The lines are cast to u32, as the boxes are.
//! says: On fields of up to 32 lines all is well
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let drawn_now = drawn as u32 | 1u32.wrapping_shl(line as u32);

-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.contains(&line)
+             && sides.iter().all(|&side| drawn_now & 1u32.wrapping_shl(side as u32) != 0)
+         {
