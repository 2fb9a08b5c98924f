//! mistake: Each depth is searched for its value and for its move.
//! says: each depth is searched once
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, _) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    let (_, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
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
