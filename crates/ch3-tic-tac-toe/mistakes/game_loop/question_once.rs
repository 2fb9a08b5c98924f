//! mistake: Asks the question once, before the loop.
//! says: after "abc" the question does not come again: ask before each line.
// ANCHOR: body
let mut line = String::new();
write!(output, "Your move: ")?;
output.flush()?;
loop {
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
