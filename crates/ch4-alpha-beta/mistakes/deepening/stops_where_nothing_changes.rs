//! mistake: It stops when a depth says the same as the one before.
//! says: there was time for depth
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break; // this depth was cut short: what it says is worthless
    }
    let same = deepest.depth > 0 && (deepest.value, deepest.recommended) == (value, recommended);
    deepest = Deepest {
        depth,
        value,
        recommended,
    };
    if same {
        break;
    }
}
deepest
// ANCHOR_END: body
