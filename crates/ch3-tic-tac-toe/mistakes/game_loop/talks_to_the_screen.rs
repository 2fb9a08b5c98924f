//! mistake: println! writes what is said, whoever handed in the output.
//! says: nothing was written to `output` before: ask there first.
// ANCHOR: body
    let _ = output;
    let mut line = String::new();
    loop {
        println!("Your move: ");
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.trim().parse() {
            Ok(mv) => match board.try_play(mv) {
                Ok(_) => return Ok(Some(mv)),
                Err(illegal) => println!("{illegal}."),
            },
            Err(no_move) => println!("{no_move}."),
        }
    }
// ANCHOR_END: body
