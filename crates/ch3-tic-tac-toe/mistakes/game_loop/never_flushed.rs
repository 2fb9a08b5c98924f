//! mistake: Never flushes the question.
//! says: yours read a line before the question was on the screen, and it should be there first.
// CHANGE: body
-     output.flush()?;
