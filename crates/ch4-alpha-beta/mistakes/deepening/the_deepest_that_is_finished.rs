//! mistake: The depths are searched from the deepest down, and the first that is finished counts.
//! says: and you finished depth 0: each depth is searched once, from depth 1 on.
//! also: you say that depth 4 is finished. Each depth is searched once
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in (1..=most).rev() {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() { continue; }
        deepest = Deepest { depth, value, recommended };
        break;
    }
    deepest
// ANCHOR_END: body
