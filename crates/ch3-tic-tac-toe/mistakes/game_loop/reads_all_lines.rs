//! mistake: Reads to the end and looks at the first move in it.
//! says: read one line for each answer. It was line 2.
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
