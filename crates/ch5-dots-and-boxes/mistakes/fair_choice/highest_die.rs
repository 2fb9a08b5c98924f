//! mistake: Each of the best moves throws a die, and of equal throws the first wins.
//! says: It looks as if each of the equal moves drew a number, and the first of two equal numbers won
// ANCHOR: body
    let mut best = board.worst_case();
    let mut highest = 0;
    let mut chosen = None;
    for (mv, value) in valued {
        let throw = rng.u64(..6) + 1;
        if board.better(value, best) {
            best = value;
            highest = throw;
            chosen = Some(mv);
        } else if value == best && throw > highest {
            highest = throw;
            chosen = Some(mv);
        }
    }
    chosen
// ANCHOR_END: body
