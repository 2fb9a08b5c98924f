//! mistake: Every round searches to the same depth.
//! says: the value and the move are both those of the last depth
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, 1, Value::MIN, Value::MAX);
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
