//! mistake: Leaves out the spaces within a line, too.
//! says: One line is one answer, so the whole of it must be a number.
// CHANGE: body
-     write!(output, "Your move: ")?;
+     write!(output, "The {} player's move: ", board.to_move())?;
      output.flush()?;

-     match line.trim().parse() {
+     match line.split_whitespace().collect::<String>().parse() {
+         Err(error) => writeln!(output, "{error}.")?,

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(error) => writeln!(output, "{error}.")?,
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
