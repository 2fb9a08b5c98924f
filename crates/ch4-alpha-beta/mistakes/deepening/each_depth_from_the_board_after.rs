//! mistake: After each depth its move is played, and the next depth begins there.
//! says: Does each depth begin with this board?
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    let mut timed = timed;
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
        if let Some(mv) = recommended {
            timed = timed.play(mv);
        }
    }
    deepest
// ANCHOR_END: body
