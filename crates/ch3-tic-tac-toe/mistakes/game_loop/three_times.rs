//! mistake: Gives up after three wrong answers.
//! says: Return no move only when the input has ended.
// CHANGE: body
+ let mut left = 3;
  let mut line = String::new();

+     if left == 0 {
+         return Ok(None);
+     }
+     left -= 1;
      line.clear(); // read_line appends
