//! mistake: The depths are searched from the deepest down to 1.
//! says: alpha_beta was asked to look 2, 1 ahead, in this order.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in (1..=most).rev() {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
