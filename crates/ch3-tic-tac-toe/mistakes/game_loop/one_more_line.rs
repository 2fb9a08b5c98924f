//! mistake: Reads a line more after a wrong one.
//! says: the first move that can be made, not
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear(); // read_line appends
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    match line.trim().parse() {
        Ok(mv) => match board.try_play(mv) {
            Ok(_) => return Ok(Some(mv)),
            Err(illegal) => writeln!(output, "{illegal}.")?,
        },
        Err(no_move) => {
            writeln!(output, "{no_move}.")?;
            input.read_line(&mut line)?;
        }
    }
}
// ANCHOR_END: body
