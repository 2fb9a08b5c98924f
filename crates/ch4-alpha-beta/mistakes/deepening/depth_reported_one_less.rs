//! mistake: The depth reported is one less than the depth searched.
//! says: and you say depth 0: the depth goes with them.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth: depth - 1, value, recommended };
    }
    deepest
// ANCHOR_END: body
