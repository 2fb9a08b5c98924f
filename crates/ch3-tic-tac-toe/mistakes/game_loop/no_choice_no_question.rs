//! mistake: Where one cell is left, it is played without asking.
//! says: Nothing was read: ask, also where one move is left.
// ANCHOR: body
let moves: Vec<_> = board.legal_moves().collect();
if moves.len() == 1 {
    return Ok(moves.first().copied());
}
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
        Err(no_move) => writeln!(output, "{no_move}.")?,
    }
}
// ANCHOR_END: body
