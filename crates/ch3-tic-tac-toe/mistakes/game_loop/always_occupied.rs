//! mistake: Calls every wrong line an occupied cell.
//! says: after "abc" you say "That cell is occupied.", as after the 5 of a cell that is occupied. abc is no cell
// ANCHOR: body
    let mut line = String::new();
    loop {
        write!(output, "The {} player's move: ", board.to_move())?;
        output.flush()?;
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.trim().parse() {
            Err(_) => writeln!(output, "That cell is occupied.")?,
            Ok(mv) => match board.try_play(mv) {
                Ok(_) => return Ok(Some(mv)),
                Err(_) => writeln!(output, "That cell is occupied.")?,
            },
        }
    }
// ANCHOR_END: body
