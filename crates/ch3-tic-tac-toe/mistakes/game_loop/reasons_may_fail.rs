//! mistake: Ignores that the reason cannot be written.
//! says: writing failed, and nobody was told
// ANCHOR: body
let mut line = String::new();
loop {
    if line.is_empty() { write!(output, "Your move: ")?; } else { let _ = write!(output, "Your move: "); }
    let _ = output.flush();
    line.clear(); // read_line appends
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    match line.trim().parse() {
        Ok(mv) => match board.try_play(mv) {
            Ok(_) => return Ok(Some(mv)),
            Err(illegal) => { let _ = writeln!(output, "{illegal}."); },
        },
        Err(no_move) => { let _ = writeln!(output, "{no_move}."); },
    }
}
// ANCHOR_END: body
