//! mistake: Says why an occupied cell will not do, and nothing about a word.
//! says: after "abc" there was only the question again: say why it will not do.
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(_) => {}
