//! right: one result for both kinds of wrong answer
// ANCHOR: body
    let understood = |text: &str| -> std::result::Result<B::Move, String> {
        let mv: B::Move = text.trim().parse().map_err(|_| format!("{:?} is no move", text.trim()))?;
        board.try_play(mv).map_err(|illegal| illegal.to_string())?;
        Ok(mv)
    };
    loop {
        write!(output, "What is your move, {}? ", board.to_move())?;
        output.flush()?;
        let mut line = String::new();
        match input.read_line(&mut line)? {
            0 => break Ok(None),
            _ => match understood(&line) {
                Ok(mv) => break Ok(Some(mv)),
                Err(why) => writeln!(output, "{why}")?,
            },
        }
    }
// ANCHOR_END: body
