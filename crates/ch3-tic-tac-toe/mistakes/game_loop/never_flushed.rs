//! mistake: Never flushes the question.
//! says: yours read a line before the question was on the screen.
// CHANGE: body
-     output.flush()?;
