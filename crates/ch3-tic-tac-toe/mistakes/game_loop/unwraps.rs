//! mistake: Takes it for granted that a number is typed.
//! says: 'abc' ended the program; ask again. What people type may be anything
// CHANGE: body
-     match line.trim().parse() {
-         Ok(mv) => match board.try_play(mv) {
+     let mv = line.trim().parse().unwrap();
+     match board.try_play(mv) {

-         },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
