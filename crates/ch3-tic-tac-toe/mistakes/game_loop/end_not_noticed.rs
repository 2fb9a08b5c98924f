//! mistake: Does not look at how much was read: the end of the input is taken for an empty line.
//! says: input ended, yet you keep asking
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
-         return Ok(None);
-     }
+     input.read_line(&mut line)?;
