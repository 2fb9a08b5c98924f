//! mistake: Never flushes the question.
//! says: the question was not on the screen when the line was read: flush the output
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    line.clear(); // read_line appends
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
