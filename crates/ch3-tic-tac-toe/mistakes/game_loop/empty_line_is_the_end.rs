//! mistake: Takes an empty line for the end of the input.
//! says: Return no move only when the input has ended.
// CHANGE: body
+     if line.trim().is_empty() {
+         return Ok(None);
+     }
      match line.trim().parse() {
