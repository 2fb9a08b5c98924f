//! mistake: Depth 0 is searched, and counted as the first.
//! says: that is what alpha_beta says at depth 0. Begin at depth 1.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 0..=most {
    let (value, recommended) = alpha_beta(&timed, depth.saturating_sub(1), Value::MIN, Value::MAX);
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
