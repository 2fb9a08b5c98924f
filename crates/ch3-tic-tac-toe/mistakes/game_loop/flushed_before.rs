//! mistake: What is to be shown is flushed first and written then.
//! says: flush the output, for a question does not end its line.
// CHANGE: body
+     output.flush()?;
      write!(output, "Your move: ")?;
-     output.flush()?;
