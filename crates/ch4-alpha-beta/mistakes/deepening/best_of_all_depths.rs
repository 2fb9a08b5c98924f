//! mistake: The best value of all depths is kept.
//! says: that is what depth 1 says.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        if depth > 1 && !board.better(value, deepest.value) {
            deepest.depth = depth;
            continue;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
