//! mistake: Whatever is no move ends the game.
//! says: 7 is the first move that can be made, not no move.
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    return Ok(line.trim().parse().ok().filter(|mv| board.try_play(*mv).is_ok()));
}
// ANCHOR_END: body
