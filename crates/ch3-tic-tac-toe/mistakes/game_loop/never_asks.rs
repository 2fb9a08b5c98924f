//! mistake: Waits for a line without having asked for one.
//! says: nothing was written to `output` before: ask there first.
// ANCHOR: body
let mut line = String::new();
loop {
    line.clear();
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
