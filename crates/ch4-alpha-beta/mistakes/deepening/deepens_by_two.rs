//! mistake: It deepens by two.
//! says: yours leaves out every second depth: deepen by one.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in (1..=most).step_by(2) {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
