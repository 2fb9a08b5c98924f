//! mistake: A window around the last value.
//! says: outside a window it is only a bound.
//! also: 20 boards may be played, and you say that depth 3 is finished: that depth was asked with the window [3, 5]
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = if depth == 1 { alpha_beta(&timed, depth, Value::MIN, Value::MAX) } else { alpha_beta(&timed, depth, deepest.value - 1, deepest.value + 1) };
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
