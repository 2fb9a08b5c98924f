//! mistake: println! writes what is said, whoever handed in the output.
//! says: nothing was written to `output` before: write the question there first, then read one line.
// CHANGE: body
+ let _ = output;
  let mut line = String::new();

-     write!(output, "Your move: ")?;
-     output.flush()?;
+     println!("Your move: ");

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(illegal) => println!("{illegal}."),
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => println!("{no_move}."),
