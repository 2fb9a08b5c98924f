//! mistake: Keeps the line in a static.
//! says: gives another answer the second time
// ANCHOR: body
use std::sync::Mutex;
static LINE: Mutex<String> = Mutex::new(String::new());
let mut line = LINE.lock().unwrap();
if !line.is_empty() {
    return Ok(None);
}
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear();
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
