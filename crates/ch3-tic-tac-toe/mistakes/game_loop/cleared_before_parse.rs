//! mistake: The line is cleared after it was read, so every line is empty.
//! says: You answer that "" is no cell: what was parsed was empty
    // ANCHOR: body
    let mut line = String::new();
    loop {
        write!(output, "Your move? ")?;
        output.flush()?;
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        line.clear();
        match line.trim().parse() {
            Ok(mv) => match board.try_play(mv) {
                Ok(_) => return Ok(Some(mv)),
                Err(error) => writeln!(output, "{error}.")?,
            },
            Err(error) => writeln!(output, "{error}.")?,
        }
    }
    // ANCHOR_END: body
