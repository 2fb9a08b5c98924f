//! mistake: Asks again without a word why.
//! says: after "abc" there was only the question again: say why it will not do.
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    if let Ok(mv) = line.trim().parse()
        && board.try_play(mv).is_ok()
    {
        return Ok(Some(mv));
    }
}
// ANCHOR_END: body
