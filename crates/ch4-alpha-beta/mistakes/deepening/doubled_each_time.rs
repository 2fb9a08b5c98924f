//! mistake: The depth is doubled each time.
//! says: yours ends at depths 1, 2, 2 and 4: deepen by one.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    let mut depth = 1;
    while depth <= most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() { break; }
        deepest = Deepest { depth, value, recommended };
        depth *= 2;
    }
    deepest
// ANCHOR_END: body
