//! mistake: The value is brought up to date, the move is not.
//! says: the move is still that of depth
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
for depth in 1..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() {
        break; // this depth was cut short: what it says is worthless
    }
    deepest = Deepest {
        depth,
        value,
        recommended: deepest.recommended.or(recommended),
    };
}
deepest
// ANCHOR_END: body
