//! mistake: Waits for a line without having asked for one.
//! says: a line was read and no question asked: ask before each line, and read one line for each answer. It was line 1.
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
