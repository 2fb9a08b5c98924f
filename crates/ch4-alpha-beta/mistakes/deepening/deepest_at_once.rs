//! mistake: Only the greatest depth is searched.
//! says: begin at depth 1
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in [most] {
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
