//! mistake: The function calls itself for the next line and forgets what that says.
//! says: The 7 was read, and no move came back
// ANCHOR: body
    write!(output, "Your move: ")?;
    output.flush()?;
    let mut line = String::new();
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
    ask_for_move(board, input, output)?;
    Ok(None)
// ANCHOR_END: body
