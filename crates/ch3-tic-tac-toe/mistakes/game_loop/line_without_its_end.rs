//! mistake: Takes a line without a line end for the end of the input.
//! says: The last line of the input can end without '\n', and it counts all the same.
// CHANGE: body
-         if input.read_line(&mut line)? == 0 {
+         input.read_line(&mut line)?;
+         if !line.ends_with('\n') {
