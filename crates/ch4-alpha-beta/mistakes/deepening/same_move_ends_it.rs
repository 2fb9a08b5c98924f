//! mistake: When a depth recommends the same move as the last, the loop ends.
//! says: The deepest depth that was finished counts, also where the value stays the same.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        if recommended == deepest.recommended && depth > 1 {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
