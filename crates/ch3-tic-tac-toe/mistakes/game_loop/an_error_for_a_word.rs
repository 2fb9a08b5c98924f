//! mistake: A word that is no move is an error.
//! says: gave an error, 
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => return Err(std::io::Error::other(no_move.to_string())),
