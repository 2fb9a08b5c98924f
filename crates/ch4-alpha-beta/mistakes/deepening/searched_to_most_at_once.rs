//! mistake: I search to the full depth at once.
//! says: alpha_beta was asked to look 3 ahead.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    let (value, recommended) = alpha_beta(&timed, most, Value::MIN, Value::MAX);
    if !clock.is_up() {
        deepest = Deepest { depth: most, value, recommended };
    }
    deepest
// ANCHOR_END: body
