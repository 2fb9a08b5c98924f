//! mistake: The last depth is left out.
//! says: the time was not up, and depth 0 was the last: go on to depth 1.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break;
    }
    deepest = Deepest {
        depth,
        value,
        recommended,
    };
}
deepest
// ANCHOR_END: body
