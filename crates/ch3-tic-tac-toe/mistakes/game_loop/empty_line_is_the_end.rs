//! mistake: Takes an empty line for the end of the input.
//! says: "\n7\n" was typed on .........: 7 is the first move that can be made, not no move. The end of the input alone is the end.
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear(); // read_line appends
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    if line.trim().is_empty() {
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
