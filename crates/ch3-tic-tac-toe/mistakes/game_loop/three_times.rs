//! mistake: Gives up after three wrong answers.
//! says: The end of the input alone is the end.
// CHANGE: body
+ let mut left = 3;
  let mut line = String::new();

+     if left == 0 {
+         return Ok(None);
+     }
+     left -= 1;
      line.clear(); // read_line appends
