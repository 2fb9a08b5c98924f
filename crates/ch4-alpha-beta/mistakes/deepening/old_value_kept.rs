//! mistake: The move is brought up to date, the value is not.
//! says: the value is still that of depth
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break; // this depth was cut short: what it says is worthless
    }
    deepest = Deepest {
        depth,
        value: if depth > 1 { deepest.value } else { value },
        recommended,
    };
}
deepest
// ANCHOR_END: body
