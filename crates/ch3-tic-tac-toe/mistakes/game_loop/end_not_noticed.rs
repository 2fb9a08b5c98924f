//! mistake: Does not look at how much was read: the end of the input is taken for an empty line.
//! says: input ended, yet you keep asking
// CHANGE: body
-     line.clear(); // read_line appends
-     if input.read_line(&mut line)? == 0 {
-         return Ok(None);
-     }
+     line.clear();
+     input.read_line(&mut line)?;
