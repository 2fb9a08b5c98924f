//! mistake: Reads the whole input at once.
//! says: read one line for each answer. It was line 2.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
+     if input.read_to_string(&mut line)? == 0 {
