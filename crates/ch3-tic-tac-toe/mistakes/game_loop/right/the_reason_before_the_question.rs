//! right: Keeps the reason and writes it with the next question.
// ANCHOR: body
let mut reason = String::new();
loop {
    write!(output, "{reason}Your move: ")?;
    output.flush()?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    reason = match line.trim().parse() {
        Ok(mv) => match board.try_play(mv) {
            Ok(_) => return Ok(Some(mv)),
            Err(illegal) => format!("{illegal}.\n"),
        },
        Err(no_move) => format!("{no_move}.\n"),
    };
}
// ANCHOR_END: body
