//! mistake: The move of the search that was cut short is taken, as it is deeper.
//! says: depth 1 gave this move, and it was cut short. Neither its value counts nor its move.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            deepest.recommended = recommended.or(deepest.recommended);
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
