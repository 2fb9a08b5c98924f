//! mistake: Gives up after twenty wrong answers.
//! says: Ask until there is a move or the input ends.
// CHANGE: body
+ let mut left = 20;
  let mut line = String::new();

+     if left == 0 {
+         return Ok(None);
+     }
+     left -= 1;
      line.clear(); // read_line appends
