//! right: The question ends its line, so nothing must be flushed.
// ANCHOR: body
loop {
    writeln!(output, "Which cell?")?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    match line.trim().parse() {
        Ok(mv) if board.try_play(mv).is_ok() => return Ok(Some(mv)),
        Ok(mv) => writeln!(output, "You cannot take {mv}.")?,
        Err(why) => writeln!(output, "{why}.")?,
    }
}
// ANCHOR_END: body
