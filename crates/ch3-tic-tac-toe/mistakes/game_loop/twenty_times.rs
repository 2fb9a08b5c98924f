//! mistake: Gives up after twenty wrong answers.
//! says: you say no move after 20 wrong answers: ask until there is a move or the input ends.
// ANCHOR: body
let mut left = 20;
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    if left == 0 {
        return Ok(None);
    }
    left -= 1;
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
