//! mistake: Calls every wrong line an occupied cell.
//! says: after "abc" you say "That cell is occupied.", as after the 5 of a cell that is occupied. abc is no cell
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
