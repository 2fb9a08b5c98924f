//! mistake: Only the new line is taken off; who types a space types no number.
//! says: Spaces and line ends do not count.
// ANCHOR: body
    loop {
        write!(output, "Your move: ")?;
        output.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.trim_end_matches(['\n', '\r']).parse() {
            Ok(mv) => match board.try_play(mv) {
                Ok(_) => return Ok(Some(mv)),
                Err(illegal) => writeln!(output, "{illegal}.")?,
            },
            Err(no_move) => writeln!(output, "{no_move}.")?,
        }
    }
// ANCHOR_END: body
