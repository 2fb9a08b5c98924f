//! mistake: Ignores that the reason cannot be written.
//! says: Hand the error on with `?`.
// CHANGE: body
-     write!(output, "Your move: ")?;
-     output.flush()?;
+     if line.is_empty() { write!(output, "Your move: ")?; } else { let _ = write!(output, "Your move: "); }
+     let _ = output.flush();

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(illegal) => { let _ = writeln!(output, "{illegal}."); },
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => { let _ = writeln!(output, "{no_move}."); },
