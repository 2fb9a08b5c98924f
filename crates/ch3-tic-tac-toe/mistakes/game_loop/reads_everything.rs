//! mistake: Reads the whole input at once.
//! says: yours read line 2 without a question, and it should ask before each line.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
+     if input.read_to_string(&mut line)? == 0 {
