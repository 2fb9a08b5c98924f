//! mistake: Takes it for granted that a number is typed.
//! says: 'abc' ended the program; ask again. What people type may be anything
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mv = line.trim().parse().unwrap();
    match board.try_play(mv) {
        Ok(_) => return Ok(Some(mv)),
        Err(illegal) => writeln!(output, "{illegal}.")?,
    }
}
// ANCHOR_END: body
