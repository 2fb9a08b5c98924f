//! mistake: At the end of the input the first move is taken.
//! says: there is no move, and not 1.
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear(); // read_line appends
    if input.read_line(&mut line)? == 0 {
        return Ok(board.legal_moves().next());
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
