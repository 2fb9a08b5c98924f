//! mistake: Reads to the end and looks at the first move in it.
//! says: yours read line 2 without a question, and it should ask before each line.
// CHANGE: body
- let mut line = String::new();
- loop {
+ let mut all = String::new();

-     line.clear(); // read_line appends
-     if input.read_line(&mut line)? == 0 {
-         return Ok(None);
-     }
+ input.read_to_string(&mut all)?;
+ for line in all.lines() {

      }
+     write!(output, "Your move: ")?;
+     output.flush()?;
  }
+ Ok(None)
