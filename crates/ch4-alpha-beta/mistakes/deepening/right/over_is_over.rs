//! right: A game that is over is not searched.
// ANCHOR: body
if board.done() { return deepest; }
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let found = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() { return deepest; }
    (deepest.depth, deepest.value, deepest.recommended) = (depth, found.0, found.1);
}
deepest
// ANCHOR_END: body
