//! mistake: For each depth all depths below are searched again.
//! says: boards were played for depths 1 to
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    for below in 1..depth {
        alpha_beta(&timed, below, Value::MIN, Value::MAX);
    }
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break; // this depth was cut short: what it says is worthless
    }
    deepest = Deepest {
        depth,
        value,
        recommended,
    };
}
deepest
// ANCHOR_END: body
