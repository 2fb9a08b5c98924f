//! mistake: Takes an empty line for the end of the input.
//! says: The end of the input alone is the end.
// CHANGE: body
+     if line.trim().is_empty() {
+         return Ok(None);
+     }
      match line.trim().parse() {
