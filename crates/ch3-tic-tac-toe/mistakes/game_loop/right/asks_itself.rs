//! right: Asks itself instead of going round.
// ANCHOR: body
write!(output, "Your move: ")?;
output.flush()?;
let mut line = String::new();
if input.read_line(&mut line)? == 0 {
    return Ok(None);
}
match line.trim().parse() {
    Ok(mv) if board.legal_moves().any(|legal| legal == mv) => return Ok(Some(mv)),
    Ok(mv) => writeln!(output, "{mv} is not free.")?,
    Err(why) => writeln!(output, "{why}")?,
}
ask_for_move(board, input, output)
// ANCHOR_END: body
