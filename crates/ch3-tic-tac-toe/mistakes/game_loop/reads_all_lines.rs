//! mistake: Reads to the end and looks at the first move in it.
//! says: read one line for each answer. It was line 2.
// ANCHOR: body
let mut all = String::new();
write!(output, "Your move: ")?;
output.flush()?;
input.read_to_string(&mut all)?;
for line in all.lines() {
    match line.trim().parse() {
        Ok(mv) => match board.try_play(mv) {
            Ok(_) => return Ok(Some(mv)),
            Err(illegal) => writeln!(output, "{illegal}.")?,
        },
        Err(no_move) => writeln!(output, "{no_move}.")?,
    }
    write!(output, "Your move: ")?;
    output.flush()?;
}
Ok(None)
// ANCHOR_END: body
