//! mistake: Reads a line more after a wrong one.
//! says: the first move that can be made, not
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => {
+             writeln!(output, "{no_move}.")?;
+             input.read_line(&mut line)?;
      }
  }
+ }
