//! right: A long question first, and a short one after the reason.
//! told: The page's five lines: 5 questions, 4 answered with a sentence, and then the move.
// ANCHOR: body
write!(output, "It is your turn. Type the number of an empty cell, from 1 to 9, and press Enter: ")?;
output.flush()?;
let mut line = String::new();
loop {
    line.clear();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    match line.trim().parse() {
        Ok(mv) if board.try_play(mv).is_ok() => return Ok(Some(mv)),
        Ok(_) => write!(output, "That cell is taken. Again: ")?,
        Err(why) => write!(output, "{why}. Again: ")?,
    }
    output.flush()?;
}
// ANCHOR_END: body
