//! mistake: Calls every wrong line an occupied cell.
//! says: abc is not a cell: say why this line will not do.
// CHANGE: body
-     write!(output, "Your move: ")?;
+     write!(output, "The {} player's move: ", board.to_move())?;
      output.flush()?;

+         Err(_) => writeln!(output, "That cell is occupied.")?,
          Ok(mv) => match board.try_play(mv) {

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(_) => writeln!(output, "That cell is occupied.")?,
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
