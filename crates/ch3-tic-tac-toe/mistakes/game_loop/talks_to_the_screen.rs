//! mistake: println! writes what is said, whoever handed in the output.
//! says: yours read the input before it wrote to `output`, and it should write the question there first.
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
