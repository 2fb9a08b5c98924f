//! mistake: When a depth recommends the same move as the last, the loop ends.
//! says: alpha_beta looked 2 ahead before the time was up. The deepest depth that was finished counts, even where the value stays the same.
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
