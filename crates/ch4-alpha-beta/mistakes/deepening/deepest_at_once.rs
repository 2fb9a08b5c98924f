//! mistake: Only the greatest depth is searched.
//! says: each depth is searched once, from depth 1 on.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in [most] {
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
