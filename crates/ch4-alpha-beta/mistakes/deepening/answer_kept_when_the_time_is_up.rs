//! mistake: The test of the clock is the wrong way round.
//! says: alpha_beta looked 1 ahead before the time was up
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if !clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
