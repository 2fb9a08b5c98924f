//! mistake: What is to be shown is flushed first and written then.
//! says: flush the output, for a question does not end its line.
// ANCHOR: body
    let mut line = String::new();
    loop {
        output.flush()?;
        write!(output, "Your move: ")?;
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.trim().parse() {
            Ok(mv) => match board.try_play(mv) {
                Ok(_) => return Ok(Some(mv)),
                Err(illegal) => writeln!(output, "{illegal}.")?,
            },
            Err(no_move) => writeln!(output, "{no_move}.")?,
        }
    }
// ANCHOR_END: body
