//! mistake: Any cell will do, free or not.
//! says: 7 is the first move that can be made, not 5. The cell is occupied: ask the board, with try_play.
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    match line.trim().parse() {
        Ok(mv) => return Ok(Some(mv)),
        Err(no_move) => writeln!(output, "{no_move}.")?,
    }
}
// ANCHOR_END: body
