//! mistake: The line is cleared after it was read, so every line is empty.
//! says: Yours answers that "" is not a cell: what was parsed was empty, and the line that was read is not. Clear a line before you read it, and not afterwards.
// CHANGE: body
-     write!(output, "Your move: ")?;
+     write!(output, "Your move? ")?;
      output.flush()?;
-     line.clear(); // read_line appends

+     line.clear();
      match line.trim().parse() {

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(error) => writeln!(output, "{error}.")?,
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(error) => writeln!(output, "{error}.")?,
