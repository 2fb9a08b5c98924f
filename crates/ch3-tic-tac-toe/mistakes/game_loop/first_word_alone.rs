//! mistake: Reads the first word of the line.
//! says: "3 4\n7\n" was typed on .........: 7 is the first move that can be made, not 3. One line is one answer
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear(); // read_line appends
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    match line.split_whitespace().next().unwrap_or_default().parse() {
        Ok(mv) => match board.try_play(mv) {
            Ok(_) => return Ok(Some(mv)),
            Err(illegal) => writeln!(output, "{illegal}.")?,
        },
        Err(no_move) => writeln!(output, "{no_move}.")?,
    }
}
// ANCHOR_END: body
