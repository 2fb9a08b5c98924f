//! mistake: Takes an empty line for the end of the input.
//! says: An empty line is not the end of the input. At the end `read_line` reads nothing at all, not even a line end.
// CHANGE: body
+     if line.trim().is_empty() {
+         return Ok(None);
+     }
      match line.trim().parse() {
