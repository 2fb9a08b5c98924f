//! mistake: A reader of its own is put around the input, and keeps what it has read ahead.
//! says: A reader that is put around `input` reads ahead
// ANCHOR: body
    let mut input = std::io::BufReader::new(input);
    let mut line = String::new();
    loop {
        write!(output, "Your move: ")?;
        output.flush()?;
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
