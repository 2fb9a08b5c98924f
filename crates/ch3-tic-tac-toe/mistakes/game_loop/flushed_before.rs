//! mistake: What is to be shown is flushed first and written then.
//! says: the question was not on the screen when the line was read: flush the output after the question, which does not end its line.
// CHANGE: body
+     output.flush()?;
      write!(output, "Your move: ")?;
-     output.flush()?;
