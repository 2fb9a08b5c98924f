//! mistake: Waits for a line without having asked for one.
//! says: nothing was written to `output` before: ask there first.
// CHANGE: body
-     write!(output, "Your move: ")?;
-     output.flush()?;
