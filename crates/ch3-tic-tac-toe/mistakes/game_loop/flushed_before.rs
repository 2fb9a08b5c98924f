//! mistake: What is to be shown is flushed first and written then.
//! says: yours read a line before the question was on the screen.
// CHANGE: body
+     output.flush()?;
      write!(output, "Your move: ")?;
-     output.flush()?;
