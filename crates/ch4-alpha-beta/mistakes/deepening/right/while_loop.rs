//! right: A while loop.
//! told: From the empty board to depth 7:
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
let mut depth = 1;
while depth <= most && !clock.is_up() {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if !clock.is_up() { deepest = Deepest { depth, value, recommended }; }
    depth += 1;
}
deepest
// ANCHOR_END: body
