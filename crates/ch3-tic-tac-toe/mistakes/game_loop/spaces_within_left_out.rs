//! mistake: Leaves out the spaces within a line, too.
//! says: "0 5\n7\n" was typed on .........: 7 is the first move that can be made, not 5. One line is one answer, so the whole of it must be a number.
// ANCHOR: body
    let mut line = String::new();
    loop {
        write!(output, "The {} player's move: ", board.to_move())?;
        output.flush()?;
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.split_whitespace().collect::<String>().parse() {
            Err(error) => writeln!(output, "{error}.")?,
            Ok(mv) => match board.try_play(mv) {
                Ok(_) => return Ok(Some(mv)),
                Err(error) => writeln!(output, "{error}.")?,
            },
        }
    }
// ANCHOR_END: body
