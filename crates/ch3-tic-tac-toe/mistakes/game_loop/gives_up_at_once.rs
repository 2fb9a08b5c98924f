//! mistake: Whatever is no move ends the game.
//! says: After one wrong answer yours gave up: go round again.
//! also: yours returned no move after 1 wrong answer, and it should be 7. Ask until
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
