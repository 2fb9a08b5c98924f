//! right: each equal move draws a ticket, the largest wins
// ANCHOR: body
    let mut best: Option<(B::Move, Value, u64)> = None;
    for (mv, value) in valued {
        let ticket = rng.u64(..);
        let wins = match best {
            None => true,
            Some((_, old, held)) => board.better(value, old) || value == old && ticket > held,
        };
        if wins {
            best = Some((mv, value, ticket));
        }
    }
    best.map(|b| b.0)
// ANCHOR_END: body
