//! mistake: Unwraps what the board says.
//! says: ended the program; ask again.
// CHANGE: body
-         Ok(mv) => match board.try_play(mv) {
-             Ok(_) => return Ok(Some(mv)),
-             Err(illegal) => writeln!(output, "{illegal}.")?,
+         Ok(mv) => {
+             board.try_play(mv).unwrap();
+             return Ok(Some(mv));
