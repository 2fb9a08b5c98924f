//! mistake: The move of the unfinished depth is taken, with the value of the one before.
//! says: depth 1 gave this move, and it was cut short.
//! also: depth 4 gave this move, and it was cut short.
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        deepest.recommended = recommended.or(deepest.recommended);
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
