//! mistake: Takes an input that fails for one that has ended.
//! says: Hand the error on with `?`.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
+     if input.read_line(&mut line).unwrap_or(0) == 0 {
