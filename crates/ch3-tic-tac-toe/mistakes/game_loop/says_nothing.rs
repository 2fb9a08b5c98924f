//! mistake: Asks again without a word why.
//! says: yours wrote only the question again after "abc", and it should say why "abc" is not a move.
// CHANGE: body
-     match line.trim().parse() {
-         Ok(mv) => match board.try_play(mv) {
-             Ok(_) => return Ok(Some(mv)),
-             Err(illegal) => writeln!(output, "{illegal}.")?,
-         },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+     if let Ok(mv) = line.trim().parse()
+         && board.try_play(mv).is_ok()
+     {
+         return Ok(Some(mv));
