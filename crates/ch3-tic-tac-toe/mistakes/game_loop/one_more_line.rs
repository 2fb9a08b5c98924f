//! mistake: Reads a line more after a wrong one.
//! says: Return no move only when the input has ended.
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => {
+             writeln!(output, "{no_move}.")?;
+             input.read_line(&mut line)?;
      }
  }
+ }
