//! mistake: The depth asked for is reported.
//! says: The value and the move are those of depth 1, which was finished, and you say depth 3: the depth goes with them.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break; // this depth was cut short: what it says is worthless
    }
    deepest = Deepest {
        depth: most,
        value,
        recommended,
    };
}
deepest
// ANCHOR_END: body
