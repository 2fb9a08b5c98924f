//! mistake: The last depth is left out.
//! says: the last depth is the one asked for
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..most {
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
