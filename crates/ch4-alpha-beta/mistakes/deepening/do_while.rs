//! mistake: Depth 1 is always searched.
//! says: 0 was the largest depth that was asked for, and yours returned depth 1.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
let mut depth = 1;
loop {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() { return deepest; }
    deepest = Deepest { depth, value, recommended };
    if depth >= most { return deepest; }
    depth += 1;
}
// ANCHOR_END: body
