//! mistake: The move of the search that was cut short is taken, as it is deeper.
//! says: a depth that was cut short says nothing
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
