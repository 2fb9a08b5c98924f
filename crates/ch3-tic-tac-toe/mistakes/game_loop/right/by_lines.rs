//! right: An iterator over the lines.
// ANCHOR: body
write!(output, "Your move: ")?;
output.flush()?;
let mut lines = input.by_ref().lines();
while let Some(line) = lines.next() {
    match line?.trim().parse() {
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
