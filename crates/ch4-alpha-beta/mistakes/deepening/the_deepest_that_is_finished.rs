//! mistake: The depths are searched from the deepest down, and the first that is finished counts.
//! says: 3 boards suffice for depth 1: each depth is searched once, from depth 1 on. alpha_beta was asked to look 3, 2, 1 ahead, in this order.
//! also: Each depth is searched once, from depth 1 on, with the open window
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
