//! mistake: The answer of a depth is only put away for the next turn of the loop.
//! says: The last finished depth counts
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    let mut next = deepest;
    for depth in 1..=most {
        deepest = next;
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        next = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
