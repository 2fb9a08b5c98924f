//! mistake: The clock is asked before each depth, not after it.
//! says: was cut short
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    if clock.is_up() {
        break;
    }
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    deepest = Deepest {
        depth,
        value,
        recommended,
    };
}
deepest
// ANCHOR_END: body
