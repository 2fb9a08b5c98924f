//! mistake: What the search says is kept, whether or not the time was up.
//! says: depth 1 was cut short, use depth 0's move
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    deepest = Deepest {
        depth,
        value,
        recommended,
    };
    if clock.is_up() {
        break;
    }
}
deepest
// ANCHOR_END: body
