//! mistake: Waits for a line without having asked for one.
//! says: nothing was written to `output` before: write the question there first, then read one line.
// CHANGE: body
-     write!(output, "Your move: ")?;
-     output.flush()?;
