//! mistake: Takes an empty line for the end of the input.
//! says: "\n7\n" was typed on .........: 7 is the first move that can be made, not no move. The end of the input alone is the end.
// CHANGE: body
+     if line.trim().is_empty() {
+         return Ok(None);
+     }
      match line.trim().parse() {
