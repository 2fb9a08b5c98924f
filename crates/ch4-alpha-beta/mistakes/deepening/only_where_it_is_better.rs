//! mistake: A deeper answer counts only if its value is better.
//! says: alpha_beta looked 2 ahead before the time was up. The deepest depth that was finished counts, even where it is worse for the player who moves.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        if depth == 1 || board.better(value, deepest.value) {
            deepest = Deepest { depth, value, recommended };
        }
    }
    deepest
// ANCHOR_END: body
