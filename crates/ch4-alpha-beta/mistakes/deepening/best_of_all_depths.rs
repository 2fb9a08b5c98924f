//! mistake: The best value of all depths is kept.
//! says: Yours is the answer of depth 1. The value and the move are both those of the last depth that was finished.
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
