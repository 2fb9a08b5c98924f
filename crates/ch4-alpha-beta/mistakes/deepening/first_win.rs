//! mistake: It stops at the first depth that finds a win for anybody.
//! says: depth 1 was the last, and there was time for depth 2: go on, whatever was found.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break; // this depth was cut short: what it says is worthless
    }
    deepest = Deepest {
        depth,
        value,
        recommended,
    };
    if value != 0 {
        break;
    }
}
deepest
// ANCHOR_END: body
