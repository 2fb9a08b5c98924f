//! mistake: Where MIN moves the value is turned.
//! says: a sign was turned.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        let value = if board.worst_case() == Value::MIN { value } else { -value };
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
