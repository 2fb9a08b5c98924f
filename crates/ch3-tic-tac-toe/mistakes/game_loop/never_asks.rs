//! mistake: Waits for a line without having asked for one.
//! says: yours read the input before it wrote to `output`, and it should write the question there first.
// CHANGE: body
-     write!(output, "Your move: ")?;
-     output.flush()?;
