//! mistake: Reads a line more after a wrong one.
//! says: The end of the input alone is the end.
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => {
+             writeln!(output, "{no_move}.")?;
+             input.read_line(&mut line)?;
      }
  }
+ }
