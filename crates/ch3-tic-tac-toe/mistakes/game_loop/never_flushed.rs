//! mistake: Never flushes the question.
//! says: the question was not on the screen when the line was read: flush the output
// CHANGE: body
-     output.flush()?;
